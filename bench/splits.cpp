// The values of 0.6 (Officers), 0.007 or 0.04 as one writes them by hand: common options from the rare heaps alone, and
// of the rare values below the least missing common one those that the first splits do not show are looked for. The
// yardstick of bench/sequences.sh for sequences with many rare heaps; one thread, compilation not counted.
//   splits CODE MASK HEAPS, the code one of 0.6, 0.007, 0.04
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <vector>

int main(int count, char** arguments) {
    if (count < 4) {
        return 2;
    }
    const char* code = arguments[1];
    const unsigned mask = (unsigned) std::strtoul(arguments[2], nullptr, 0);
    const int heaps = (int) std::atof(arguments[3]);
    // All three have one digit, which says what is left when `taken` tokens go: one heap (2) or two (4), or none (1).
    const int taken = (int) std::strlen(code) - 2;
    const int digit = code[std::strlen(code) - 1] - '0';
    const clock_t begun = clock();
    std::vector<uint16_t> value(heaps + 1);
    std::vector<int> rare;
    std::vector<uint32_t> seen(1 << 16, UINT32_MAX);
    std::vector<uint8_t> isRare(1 << 16);
    for (unsigned v = 0; v < isRare.size(); v++) {
        isRare[v] = __builtin_popcount(v & mask) % 2 == 0;
    }
    unsigned sum = 0;
    for (int n = 0; n <= heaps; n++) {
        const int rest = n - taken;
        if (rest == 0 && (digit & 1)) {
            seen[0] = n;
        }
        if (rest > 0 && (digit & 2)) {
            seen[value[rest]] = n;
        }
        for (size_t i = 0; i < rare.size() && rare[i] < rest; i++) {
            seen[value[rare[i]] ^ value[rest - rare[i]]] = n;
        }
        unsigned common = 0;
        while (isRare[common] || seen[common] == (uint32_t) n) {
            common++;
        }
        unsigned wanted = 0;
        while (wanted < common && seen[wanted] == (uint32_t) n) {
            wanted++;
        }
        for (int part = 1; wanted < common && 2 * part <= rest; part++) {
            seen[value[part] ^ value[rest - part]] = n;
            while (wanted < common && seen[wanted] == (uint32_t) n) {
                wanted++;
            }
        }
        value[n] = (uint16_t) wanted;
        if (n > 0 && isRare[wanted]) {
            rare.push_back(n);
        }
        sum = sum * 31 + wanted;
    }
    const double seconds = (double) (clock() - begun) / CLOCKS_PER_SEC;
    std::printf("%-8s C++ by hand, %zu rare heaps, heaps to %d: %.3f s of processor time (sum %u)\n", code, rare.size(), heaps,
            seconds, sum);
}
