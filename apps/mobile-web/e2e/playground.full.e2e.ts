import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

const answer = JSON.stringify({
  code: 0,
  data: [{ key: 'Blood group', value: 'bloodGroup', dataType: 9, checkReq: 1 }],
});

const box = (page: Page) => page.getByRole('textbox', { name: 'Descriptors as JSON' });

test('the playground of the sandbox lets a person try, share and save a server’s response', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/sandbox');
  await page.getByRole('link', { name: 'Forms' }).click();
  await box(page).fill(answer);
  await expect(page.getByText('There is no kind 9 of field.')).toBeVisible();
  await page.getByRole('button', { name: 'Fill with valid' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  const sent = page.getByRole('region', { name: 'Sent by the last submit' });
  await expect(sent).toContainText('"bloodGroup": "Sample"');
  await expectAccessible(page);

  await test.step('the link shows the same form to another person', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await context.newPage();
    await other.goto(link);
    await expect(box(other)).toHaveValue(answer);
    await other.goto('/sandbox/playground/#damaged');
    await expect(other.getByText('This link is damaged')).toBeVisible();
  });

  await test.step('the fixture contains the pasted response', async () => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as fixture' }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toBe('form.fixture.json');
    expect(await readFile(await file.path(), 'utf8')).toBe(answer);
  });
});
