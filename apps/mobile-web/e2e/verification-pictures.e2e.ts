import type { Page, Request } from '@playwright/test';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { deflateSync, crc32 } from 'node:zlib';
import { hang, mend } from './support/network.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { choosePicture, expectStep, photo, stepUrl, testImage } from './support/verification.ts';

const ocr = '**/api1/auth/v1/ocr-separate';

test.beforeEach(async ({ page, sandbox, phone }) => {
  await sandbox.set({ kycMode: 'photo' });
  await signInAs(page, await sandbox.persona('mid-verification', phone));
  await page.goto(stepUrl('identity', 3));
  await expectStep(page, 'Identity Verification', 3);
});

const file = (buffer: Buffer, name = 'photo.jpg', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
});

for (const { what, picture, told } of [
  {
    what: 'a text that says it is a picture',
    picture: file(Buffer.from('<script>alert(1)</script>')),
    told: 'Please choose an image: JPEG, PNG, WebP or HEIC',
  },
  {
    what: 'JSON named .webp',
    picture: testImage('ft-fixture-json.webp'),
    told: 'Please choose an image: JPEG, PNG, WebP or HEIC',
  },
  {
    what: 'an empty file',
    picture: file(Buffer.alloc(0)),
    told: 'This file is empty. Please choose another one.',
  },
  {
    what: 'half a picture',
    picture: testImage('made-truncated.jpg'),
    told: 'A part of this picture is missing. Please choose another one.',
  },
  {
    what: 'HEIC, which this browser cannot open,',
    picture: testImage('ft-fixture-mif1.heic'),
    told: 'This browser cannot open HEIC pictures.',
  },
]) {
  test(`${what} is not sent, and a picture is taken after it`, async ({ page }) => {
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/ocr-separate')) sent.push(request);
    });
    await choosePicture(page, 'Aadhaar front', picture);
    await expect(page.getByText(told)).toBeVisible();
    await expectAccessible(page);
    await choosePicture(page, 'Aadhaar front');
    await expect(page.getByText('Please check what we read')).toBeVisible();
    await expect(page.getByText(told)).toHaveCount(0);
    expect(sent).toHaveLength(1);
  });
}

/** A PNG of noise, which no compression without loss makes smaller: 3 bytes a pixel. */
function noise(side: number): Buffer {
  const rows = Buffer.alloc(side * (side * 3 + 1));
  let seed = 1;
  for (let at = 0; at < rows.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    rows[at] = at % (side * 3 + 1) === 0 ? 0 : seed >> 16;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a file of 10 MB or more is compressed, and what is beyond all help is refused', async ({
  page,
}, testInfo) => {
  const large = testInfo.outputPath('large.png');
  await writeFile(large, noise(2000));
  const sent = await collectUploads(page);
  await choosePicture(page, 'Aadhaar front', large);
  await expect(page.getByText('Please check what we read')).toBeVisible();
  const [bytes] = await sent();
  expect(bytes?.length).toBeLessThan(10 * 1024 * 1024);

  const huge = testInfo.outputPath('huge.jpg');
  await writeFile(huge, await readFile(photo));
  await truncate(huge, 101 * 1024 * 1024);
  await choosePicture(page, 'Aadhaar back', huge);
  await expect(page.getByText('Image size is too big, limit 10MB')).toBeVisible();
});

/** Keeps what the page hands to the network as pictures, byte by byte. */
async function collectUploads(page: Page): Promise<() => Promise<readonly Buffer[]>> {
  const uploads: Promise<Buffer>[] = [];
  await page.route(ocr, async (route) => {
    uploads.push(Promise.resolve(route.request().postDataBuffer() ?? Buffer.alloc(0)));
    await route.continue();
  });
  return () => Promise.all(uploads);
}

test('what is sent has neither metadata nor the name of the file', async ({ page }) => {
  const original = await readFile(testImage('orient-portrait-6.jpg'));
  expect(original.toString('latin1')).toContain('Exif');
  const secret = '<script>GPS 18.52,73.85</script>';
  const sent = await collectUploads(page);
  await choosePicture(
    page,
    'Aadhaar front',
    file(Buffer.concat([original, Buffer.from(secret)]), 'Priya 2341 2341 2346.jpg'),
  );
  await expect(page.getByText('Please check what we read')).toBeVisible();
  const [bytes] = await sent();
  const text = bytes?.toString('latin1') ?? '';
  expect(text).toContain('\u00ff\u00d8\u00ff');
  for (const trace of ['Exif', 'GPS', '<script', 'Priya', '2341'])
    expect(text).not.toContain(trace);
});

test('sending can be stopped, and a broken connection is told', async ({ page }) => {
  await hang(page, ocr);
  await choosePicture(page, 'Aadhaar front');
  await expect(page.getByText(/Sending your picture|Reading your picture/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('input[type=file]').first()).toBeFocused();
  await mend(page);

  await page.route(ocr, (route) => route.abort());
  await choosePicture(page, 'Aadhaar front');
  await expect(
    page.getByText('No connection. Check your network and try again.').first(),
  ).toBeVisible();
  await expectAccessible(page);
  await mend(page);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Please check what we read')).toBeVisible();
});
