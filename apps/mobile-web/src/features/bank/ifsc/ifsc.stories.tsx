import { success } from '@kosha/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectPath } from '../../../shared/testing/expect-path.ts';
import {
  onListRequest,
  hdfcCitySelection,
  listsWithRestartingIds,
  visibleFinderFields,
  manyBranches,
  ifscNetwork,
  openList,
  pickOption,
  searchList,
} from './ifsc.fixtures.ts';
import { IfscScreen } from './ifsc.screen.tsx';

const meta = {
  title: '4 Bank/Find IFSC',
  component: IfscScreen,
  parameters: ifscNetwork(),
  beforeEach: () => {
    onListRequest.mockClear();
  },
} satisfies Meta<typeof IfscScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const inMumbai = hdfcCitySelection('Maharashtra', 'Greater Mumbai');
const { url: chosenUrl } = inMumbai;

/**
 * After each selection, the next field appears: bank, state, city, branch. The form for a new card
 * receives the IFSC code of the confirmed branch.
 */
export const BranchFound: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Bank');
    await expect(visibleFinderFields(canvas)).toEqual(['Bank']);
    await pickOption(canvas, 'Bank', 'HDFC Bank');
    await waitFor(() => expect(visibleFinderFields(canvas)).toEqual(['Bank', 'State']));
    await expect(canvas.getByLabelText('Bank')).toHaveFocus();
    await pickOption(canvas, 'State', 'Maharashtra');
    await waitFor(() => expect(visibleFinderFields(canvas)).toEqual(['Bank', 'State', 'City']));
    await pickOption(canvas, 'City', 'Greater Mumbai');
    await waitFor(() =>
      expect(visibleFinderFields(canvas)).toEqual(['Bank', 'State', 'City', 'Branch']),
    );
    await pickOption(canvas, 'Branch', 'FORT');
    const dialog = await canvas.findByRole('dialog', { name: 'Is this yor IFSC Code?' });
    const facts = [...dialog.querySelectorAll('dl > div')].map((row) => row.textContent);
    await expect(facts).toEqual([
      'IFSC CodeHDFC0000060',
      'StateMaharashtra',
      'DistrictMumbai',
      'BranchFORT',
    ]);
    await expect(onListRequest.mock.calls).toEqual([
      ['states', inMumbai.bank],
      ['cities', inMumbai.state],
      ['branches', inMumbai.city],
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await expectPath(canvas, '/bank/add?pid=101&ifsc_code=HDFC0000060');
  },
};

/** A well-known bank can be selected with one tap instead of a search. */
export const WellKnownBank: Story = {
  play: async ({ canvas }) => {
    const names = (await canvas.findAllByRole('button', { name: /Bank/ })).map(
      (one) => one.textContent,
    );
    await expect(names).toEqual([
      'SState Bank of India',
      'HHDFC Bank',
      'IICICI Bank',
      'BBank of Baroda',
      'AAxis Bank',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'State Bank of India' }));
    await waitFor(() => expect(visibleFinderFields(canvas)).toEqual(['Bank', 'State']));
    await expect(canvas.getByLabelText('Bank')).toHaveFocus();
    await expect(canvas.queryByText('Well-known banks')).toBeNull();
  },
};

/** "RE-FIND" clears all selections, so the borrower selects a bank again. */
export const FindAgain: Story = {
  parameters: ifscNetwork({}, chosenUrl),
  play: async ({ canvas }) => {
    await pickOption(canvas, 'Branch', 'FORT');
    await userEvent.click(await canvas.findByRole('button', { name: 'RE-FIND' }));
    await waitFor(() => expect(visibleFinderFields(canvas)).toEqual(['Bank']));
    await expect(canvas.getByLabelText('Bank')).toHaveTextContent('Please Select');
    await expect(canvas.getByLabelText('Bank')).toHaveFocus();
  },
};

/** Closing the confirmation dialog keeps the bank, state and city, but clears the branch. */
export const DialogClosed: Story = {
  parameters: ifscNetwork({}, chosenUrl),
  play: async ({ canvas }) => {
    await pickOption(canvas, 'Branch', 'FORT');
    const dialog = await canvas.findByRole('dialog', { name: 'Is this yor IFSC Code?' });
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText('City')).toHaveTextContent('Greater Mumbai');
    await expect(canvas.getByLabelText('Branch')).toHaveTextContent('Please Select');
  },
};

/**
 * Selecting another state clears the city. Selecting another bank clears the state and the city.
 * Selecting the same bank clears nothing.
 */
export const BankOrStateChanged: Story = {
  parameters: ifscNetwork({}, chosenUrl),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Branch');
    await pickOption(canvas, 'Bank', 'HDFC Bank');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(visibleFinderFields(canvas)).toEqual(['Bank', 'State', 'City', 'Branch']);
    await pickOption(canvas, 'State', 'Karnataka');
    await waitFor(() => expect(visibleFinderFields(canvas)).toEqual(['Bank', 'State', 'City']));
    await expect(canvas.getByLabelText('City')).toHaveTextContent('Please Select');
    await pickOption(canvas, 'City', 'Mysore');
    await canvas.findByLabelText('Branch');
    await pickOption(canvas, 'Bank', 'State Bank of India');
    await waitFor(() => expect(visibleFinderFields(canvas)).toEqual(['Bank', 'State']));
    await expect(canvas.getByLabelText('State')).toHaveTextContent('Please Select');
  },
};

async function pickWithoutSelection(
  canvas: Parameters<typeof openList>[0],
  label: string,
  name: string,
) {
  const sheet = await openList(canvas, label);
  const option = await sheet.findByRole('option', { name });
  await expect(sheet.queryByRole('option', { selected: true })).toBeNull();
  await userEvent.click(option);
}

/**
 * The same id can mean different states or cities in different lists. Selecting another bank still
 * clears the state, and selecting another state clears the city.
 */
export const SameIds: Story = {
  parameters: ifscNetwork(
    listsWithRestartingIds(),
    `/bank/ifsc?pid=101&bank=${inMumbai.bank}&state=0&city=0`,
  ),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Branch');
    await pickOption(canvas, 'State', 'Karnataka');
    await pickWithoutSelection(canvas, 'City', 'Mysore');
    await canvas.findByLabelText('Branch');
    await pickOption(canvas, 'Bank', 'State Bank of India');
    await pickWithoutSelection(canvas, 'State', 'Maharashtra');
  },
};

/** Selecting another city clears the branch and loads the branches of the new city. */
export const CityChanged: Story = {
  parameters: ifscNetwork({}, chosenUrl),
  play: async ({ canvas }) => {
    await pickOption(canvas, 'Branch', 'FORT');
    const dialog = await canvas.findByRole('dialog', { name: 'Is this yor IFSC Code?' });
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await pickOption(canvas, 'City', 'Pune');
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveTextContent('Pune'));
    await expect(await canvas.findByLabelText('Branch')).toHaveTextContent('Please Select');
    const sheet = await openList(canvas, 'Branch');
    const options = await sheet.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'PUNE - AUNDH',
      'PUNE - BOAT CLUB',
      'PUNE - KONDHWE KHURD',
      'PUNE - LAW COLLEGE ROAD',
    ]);
  },
};

const prabhadevi = { name: 'MUMBAI - PRABHADEVI', ifsc: 'HDFC0000012' };

/** If a branch has no state and district, the dialog shows the selected state and city. */
export const BranchWithoutAddress: Story = {
  tags: ['state'],
  parameters: ifscNetwork({ branches: success([{ id: '9', ...prabhadevi }]) }, chosenUrl),
  play: async ({ canvas }) => {
    await pickOption(canvas, 'Branch', prabhadevi.name);
    const dialog = await canvas.findByRole('dialog', { name: 'Is this yor IFSC Code?' });
    await expect(dialog).toHaveTextContent('StateMaharashtraDistrictGreater Mumbai');
  },
};

/** Branches with the same name are distinguished by their IFSC codes. */
export const BranchesOfOneName: Story = {
  parameters: ifscNetwork({}, hdfcCitySelection('Delhi', 'New Delhi').url),
  play: async ({ canvas }) => {
    const sheet = await searchList(canvas, 'Branch', 'janak');
    // The list is filtered asynchronously.
    await waitFor(() =>
      expect(sheet.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'JANAKPURI · HDFC0000129',
        'JANAKPURI · HDFC0001558',
      ]),
    );
  },
};

/**
 * A list has 3,000 branches. The borrower types a part of the name and presses Enter to select one.
 */
export const ThreeThousandBranches: Story = {
  tags: ['state'],
  parameters: ifscNetwork({ branches: success(manyBranches) }, chosenUrl),
  play: async ({ canvas }) => {
    const sheet = await openList(canvas, 'Branch');
    await expect(await sheet.findByRole('combobox')).toHaveFocus();
    await expect(sheet.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.keyboard('branch no 2718{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'Is this yor IFSC Code?' });
    await expect(dialog).toHaveTextContent('HDFC0Z02717');
  },
};

export const NoMatch: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const sheet = await searchList(canvas, 'Bank', 'zzz{Enter}');
    const nothing = await sheet.findByText('Nothing matches. Try a shorter part of the name.');
    await expect(nothing).toBeVisible();
  },
};

/** Unknown ids in the URL are ignored, so nothing is selected. */
export const UnknownId: Story = {
  parameters: ifscNetwork({}, '/bank/ifsc?pid=101&bank=99&state=2-27&city=x'),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Bank');
    await expect(visibleFinderFields(canvas)).toEqual(['Bank']);
    await expect(onListRequest).not.toHaveBeenCalled();
  },
};

/** If the finder is opened without a product, the borrower must choose a product first. */
export const NoProduct: Story = {
  parameters: ifscNetwork({}, '/bank/ifsc'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a product first')).toBeVisible();
  },
};

export const BranchMissing: Story = { parameters: ifscNetwork({}, chosenUrl) };

export const SmallPhone: Story = {
  parameters: ifscNetwork({}, chosenUrl),
  globals: { viewport: { value: 'small' } },
};

export const DialogLargeText: Story = {
  tags: ['state'],
  parameters: ifscNetwork({}, chosenUrl),
  globals: { textSize: 200 },
  play: async ({ canvas }) => {
    await pickOption(canvas, 'Branch', 'FORT');
    await expect(await canvas.findByRole('button', { name: 'Yes' })).toBeVisible();
  },
};
