import { stampDrawing } from '@hoptrail/contracts/lib/stand-in-pictures';

const SIZE = { width: 1080, height: 1350 };
const STAMP = 640;
const MARGIN = 90;
const PAPER = '#f0e2c4';
const INK = '#2a2018';
const FADED = '#6f5a3c';
const MAX_LINES = 3;

/**
 * Draws the card of a check-in: its stamp on paper, with the brewery's name, town and day. Returns a
 * PNG of 1080 x 1350 px.
 * @param date such as `May 1, 2026`
 */
export async function drawCard(
  brewery: { id: string; name: string; city: string; state: string },
  date: string | undefined,
): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser does not draw.');
  const stamp = new Image(STAMP, STAMP);
  stamp.src = stampDrawing(brewery, 0);
  await stamp.decode();

  drawPaper(pen);
  pen.drawImage(stamp, (SIZE.width - STAMP) / 2, 120, STAMP, STAMP);
  pen.textAlign = 'center';
  pen.fillStyle = INK;
  const middle = SIZE.width / 2;
  const lines = fittedLines(pen, brewery.name);
  let y = 900;
  for (const line of lines) {
    pen.fillText(line, middle, y);
    y += 84;
  }
  pen.font = '500 44px system-ui, sans-serif';
  pen.fillStyle = FADED;
  pen.fillText([brewery.city, brewery.state].filter(Boolean).join(', '), middle, y);
  if (date) pen.fillText(date, middle, y + 62);
  pen.font = '400 46px "Caprasimo", Georgia, serif';
  pen.fillStyle = INK;
  pen.fillText('Hoptrail', middle, SIZE.height - 70);

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser does not encode pictures.');
  return new File([blob], 'hoptrail-stamp.png', { type: 'image/png' });
}

function drawPaper(pen: CanvasRenderingContext2D): void {
  const { width, height } = SIZE;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  const light = pen.createRadialGradient(width / 2, 420, 60, width / 2, 420, 900);
  light.addColorStop(0, 'rgb(255 250 236 / 95%)');
  light.addColorStop(1, 'rgb(255 250 236 / 0%)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = 'rgb(120 88 46 / 16%)';
  pen.lineWidth = 2;
  for (let y = 60; y < height; y += 60) {
    pen.beginPath();
    pen.moveTo(0, y);
    pen.lineTo(width, y);
    pen.stroke();
  }
  pen.strokeStyle = 'rgb(120 88 46 / 40%)';
  pen.lineWidth = 4;
  pen.strokeRect(36, 36, width - 72, height - 72);
}

/** Returns the lines of a name, and sets the font in which they fit. */
function fittedLines(pen: CanvasRenderingContext2D, name: string): string[] {
  const most = SIZE.width - 2 * MARGIN;
  for (const size of [76, 64, 54]) {
    pen.font = `400 ${size}px "Caprasimo", Georgia, serif`;
    const lines: string[] = [];
    for (const word of name.split(/\s+/)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && pen.measureText(longer).width <= most) lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    const isFitting = lines.every((line) => pen.measureText(line).width <= most);
    if (isFitting && lines.length <= MAX_LINES) return lines;
  }
  // A name of one very long word, or of very many.
  let end = name.length;
  while (end > 1 && pen.measureText(`${name.slice(0, end)}...`).width > most) end -= 1;
  return [`${name.slice(0, end)}...`];
}
