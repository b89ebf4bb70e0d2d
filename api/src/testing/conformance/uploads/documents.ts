import { randomBytes } from 'node:crypto';

const script = '<script>alert("HOSTILE-MARKER")</script>';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"/>';

/** Files that are not an accepted picture, whatever type they declare: name, content, type. */
export const documents: readonly (readonly [string, Buffer | string, string])[] = [
  ['nothing', '', 'image/png'],
  ['one byte', '\xff', 'image/jpeg'],
  ['zeroes', Buffer.alloc(10_000), 'image/png'],
  ['random bytes', randomBytes(1000), 'image/png'],
  ['many random bytes', randomBytes(300_000), 'image/webp'],
  ['text', 'just some text', 'text/plain'],
  ['SVG with a script', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, 'image/svg+xml'],
  ['SVG called PNG', `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`, 'image/png'],
  [
    'SVG that reads a file',
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    'image/svg+xml',
  ],
  [
    'SVG that fetches',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://169.254.169.254/"/></svg>',
    'image/png',
  ],
  ['SVG', drawing, 'image/svg+xml'],
  ['SVG after spaces', `\n    ${drawing}`, 'image/png'],
  ['SVG behind the mark of a box', `    ftyp${drawing}`, 'image/avif'],
  ['a page', `<!doctype html>${script}`, 'text/html'],
  ['a page called JPEG', `<!doctype html>${script}`, 'image/jpeg'],
  ['a program', 'alert("HOSTILE-MARKER")', 'text/javascript'],
  ['a page that begins like a JPEG', `\xff\xd8\xff\xe0${script}`, 'image/jpeg'],
  ['a page that begins like a PNG', `\x89PNG\r\n\x1a\n${script}`, 'image/png'],
  ['PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n', 'application/pdf'],
  ['PDF called PNG', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n', 'image/png'],
  ['BMP', Buffer.from(`BM${'\0'.repeat(200)}`, 'latin1'), 'image/bmp'],
  ['HEIC marker', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'image/heic'],
  ['JPEG XL', Buffer.from('ff0a0010', 'hex'), 'image/jxl'],
  ['JPEG 2000', Buffer.from('0000000c6a5020200d0a870a', 'hex'), 'image/jp2'],
  ['icon', Buffer.from('00000100010010100000', 'hex'), 'image/x-icon'],
  ['Photoshop', '8BPS\0\x01', 'image/vnd.adobe.photoshop'],
  ['ImageMagick commands', 'push graphic-context\nimage over 0,0 0,0 "|id"\n', 'image/png'],
  ['PostScript', '%!PS-Adobe-3.0\n(/etc/passwd) run\n', 'image/jpeg'],
  ['PPM', 'P6 1 1 255\n\0\0\0', 'image/png'],
  ['archive', 'PK\x03\x04HOSTILE-MARKER', 'application/zip'],
  ['executable', '\x7fELF\x02\x01\x01', 'image/png'],
];

/** Files that begin like an accepted picture but are not one: name, content, type. */
export const disguised: readonly (readonly [string, string, string])[] = [
  ['a program that begins like a GIF', 'GIF89a=1;alert("HOSTILE-MARKER")//', 'image/gif'],
  ['a WebP head with a page', `RIFF\x20\0\0\0WEBPVP8 ${script}`, 'image/webp'],
  ['a drawing that begins like a GIF', `GIF8${drawing}`, 'image/gif'],
  ['a drawing that begins like a WebP', `RIFF    WEBP${drawing}`, 'image/webp'],
  ['a drawing that begins like an AVIF', `    ftypavif${drawing}`, 'image/avif'],
  ['AVIF marker', '\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'image/avif'],
];
