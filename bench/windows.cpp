// The values of 0.106 behind its last rare heap as one writes them by hand, without witnesses: the yardstick of
// bench/sequences.sh for sequences whose rare heaps have stopped.
#include <cstdio>
#include <cstdlib>
#include <cstdint>
#include <ctime>
#include <vector>

int main(int count, char** arguments) {
    const long heaps = count > 1 ? (long) std::atof(arguments[1]) : 100000000;
    const int known = 1 << 15;
    std::vector<uint8_t> value(known);
    for (int n = 1; n < known; n++) {
        uint64_t options = n == 1;
        for (int part = 0; n > 3 && 2 * part <= n - 3; part++) {
            options |= 1ULL << (value[part] ^ value[n - 3 - part]);
        }
        value[n] = __builtin_ctzll(~options);
    }
    // Rare are values that share with 13 an even number of ones, the parity of the heap counted.
    std::vector<int> distance, index;
    for (int n = 1; n < known; n++) {
        if ((__builtin_popcount(value[n] & 13) + n) % 2 == 1) {
            distance.push_back(n + 3);
            index.push_back(value[n] >> 1);
        }
    }
    const int rare = (int) distance.size();
    uint8_t last[1 << 15];
    for (int n = 0; n < known; n++) {
        last[n] = value[n] >> 1;
    }
    const clock_t begun = clock();
    unsigned sum = 0;
    for (long n = known; n < heaps; n++) {
        unsigned options = 0;
        for (int i = 0; i < rare; i++) {
            options |= 1u << (last[(n - distance[i]) & (known - 1)] ^ index[i]);
        }
        last[n & (known - 1)] = __builtin_ctz(~options);
        sum = sum * 31 + last[n & (known - 1)];
    }
    const double seconds = (double) (clock() - begun) / CLOCKS_PER_SEC;
    std::printf("0.106    C++ without witnesses, %d rare heaps, heaps to %ld: %.3f s, %.3f million values/s (sum %u)\n", rare,
            heaps, seconds, (heaps - known) / seconds / 1e6, sum);
}
