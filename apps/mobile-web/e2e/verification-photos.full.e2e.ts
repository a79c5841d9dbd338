import type { Page, Request } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { choosePhoto, expectStep, stepUrl, testImage } from './support/verification.ts';

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

const noPictures = [
  {
    what: 'a text that says it is a picture',
    picture: file(Buffer.from('<script>alert(1)</script>')),
    told: 'Please choose an image: JPEG, PNG, WebP or HEIC',
  },
  {
    what: 'an empty file',
    picture: file(Buffer.alloc(0)),
    told: 'This file is empty. Please choose another one.',
  },
  {
    what: 'JSON named .webp',
    picture: testImage('ft-fixture-json.webp'),
    told: 'Please choose an image: JPEG, PNG, WebP or HEIC',
  },
  {
    what: 'half a picture',
    picture: testImage('made-truncated.jpg'),
    told: 'A part of this picture is missing. Please choose another one.',
  },
  {
    what: 'HEIC, which this browser cannot open',
    picture: testImage('ft-fixture-mif1.heic'),
    told: 'This browser cannot open HEIC pictures.',
  },
];

test('a file that is not an image is not uploaded, and an image can be chosen afterwards', async ({
  page,
}) => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/ocr-separate')) sent.push(request);
  });
  for (const { what, picture, told } of noPictures) {
    await test.step(what, async () => {
      await choosePhoto(page, 'Aadhaar front', picture);
      await expect(page.getByText(told)).toBeVisible();
    });
  }
  await expectAccessible(page);
  await choosePhoto(page, 'Aadhaar front');
  await expect(page.getByText('Taken, readable')).toBeVisible();
  for (const { told } of noPictures) await expect(page.getByText(told)).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

async function collectUploads(page: Page): Promise<() => Promise<readonly Buffer[]>> {
  const uploads: Promise<Buffer>[] = [];
  await page.route(ocr, async (route) => {
    uploads.push(Promise.resolve(route.request().postDataBuffer() ?? Buffer.alloc(0)));
    await route.continue();
  });
  return () => Promise.all(uploads);
}

test('an uploaded photo contains neither metadata nor the original file name', async ({ page }) => {
  const original = await readFile(testImage('orient-portrait-6.jpg'));
  expect(original.toString('latin1')).toContain('Exif');
  const secret = '<script>GPS 18.52,73.85</script>';
  const sent = await collectUploads(page);
  await choosePhoto(
    page,
    'Aadhaar front',
    file(Buffer.concat([original, Buffer.from(secret)]), 'Priya 2341 2341 2346.jpg'),
  );
  await expect(page.getByText('Taken, readable')).toBeVisible();
  const [bytes] = await sent();
  const text = bytes?.toString('latin1') ?? '';
  expect(text).toContain('\u00ff\u00d8\u00ff');
  for (const trace of ['Exif', 'GPS', '<script', 'Priya', '2341'])
    expect(text).not.toContain(trace);
});
