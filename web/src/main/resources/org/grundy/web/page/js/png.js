// A picture in pixels, made of SVG by the browser.

const SCALE = 2;

/** The bytes of SVG, a character each, as a picture in PNG, two pixels for each unit of length. */
export async function pngOf(bytes) {
  const svg = new Blob([Uint8Array.from(bytes, byte => byte.charCodeAt(0))], { type: 'image/svg+xml' });
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SCALE * image.naturalWidth;
    canvas.height = SCALE * image.naturalHeight;
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise(done => canvas.toBlob(done, 'image/png'));
  } finally {
    URL.revokeObjectURL(url);
  }
}
