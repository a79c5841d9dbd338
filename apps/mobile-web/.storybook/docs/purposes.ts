export const screenPurposes: Readonly<Record<string, string>> = {
  '1 Sign in/Login': 'Signs a borrower in with a mobile number and a one-time code.',
  '1 Sign in/Outside India': 'Explains that loans are offered in India only.',
  '1 Sign in/Signing in': 'After the sign-in, opens the page that the borrower requested.',
  '2 Verify/Next step': 'Opens the first verification step that is not done.',
  '2 Verify/Step frame': 'Shows the number of the step and loads the next step in advance.',
  '2 Verify/Step done': 'Confirms a finished step and goes on to the next one.',
  '2 Verify/Data notice':
    'Asks for consent before a step: which data it sends, to whom, and why (strict profile).',
  '2 Verify/Basic information':
    'Collects the basic information with the form that the server sends.',
  '2 Verify/Basic information, malformed':
    'Shows the readable fields of a form that the server sends malformed.',
  '2 Verify/Basic information, sending':
    'Sends the basic information and shows why the server refuses it.',
  '2 Verify/Work information': 'Collects the work information with the form that the server sends.',
  '2 Verify/Identity': 'Lets the borrower choose between document photos and document numbers.',
  '2 Verify/Identity by numbers': 'Verifies the identity with the Aadhaar and PAN numbers.',
  '2 Verify/Identity by numbers, code': 'Confirms the Aadhaar number with a one-time code.',
  '2 Verify/Identity by photos': 'Verifies the identity with three document photos.',
  '2 Verify/Identity by photos, camera': 'Takes a document photo with the live camera.',
  '2 Verify/Identity by photos, reloaded': 'Restores the photos after a reload.',
  '2 Verify/Location':
    'Requests permission for the location before the identity check (strict profile).',
  '2 Verify/Back from the provider': 'Handles the return from the identity provider.',
  '2 Verify/Face':
    'Takes a photo of the face and checks that a living person is in front of the camera.',
  '2 Verify/Face, result': 'Shows the result of the face check.',
  '2 Verify/Contacts': 'Collects three emergency contacts.',
  '2 Verify/Contacts, sending':
    'Sends the emergency contacts and shows why the server refuses them.',
  '2 Verify/One contact':
    'Collects one emergency contact, whom the app asks to confirm (strict profile).',
  '3 Choose/Home': 'Shows the products that a borrower can get.',
  '3 Choose/Home with orders': 'Shows what a borrower owes, before the products.',
  '3 Choose/Home by borrower': 'Shows home for sample borrowers of each tier and state.',
  '3 Choose/Home, offers':
    'Shows denied products, partner offers, offers in a store app, and the next tier.',
  '3 Choose/Home, Apply pressed': 'Checks whether a borrower can apply, and opens the next page.',
  '3 Choose/Install banner': 'Offers to install the app on the phone.',
  '3 Choose/Product': 'Explains one product: amounts, price, terms and requirements.',
  '3 Choose/Denied': 'Says that a loan application is denied, and when a borrower can apply again.',
  '4 Bank/Cards': 'Lists the bank accounts, so that the borrower can choose one for the money.',
  '4 Bank/Add a card': 'Adds the bank account that receives the money.',
  '4 Bank/Add a card, draft':
    'Keeps the entries of the form while the borrower is on another page.',
  '4 Bank/Add a card, pasted': 'Checks pasted text before it is entered.',
  '4 Bank/Add a card for a scheduled order': 'Adds a bank account for a scheduled order.',
  '4 Bank/Find IFSC': 'Finds the IFSC code by bank, state, city and branch.',
  '5 Apply/Apply': 'Lets the borrower choose an amount, shows its price and sends the application.',
  '5 Apply/Sending': 'Sends the application only once, and shows why the server refuses it.',
  '5 Apply/Unavailable product': 'Explains why a borrower cannot apply for a product.',
  '5 Apply/Location':
    'A dialog that requests permission for the location before an application is sent. If the borrower refuses the permission, the application is sent without the location.',
  '6 Orders/List': 'Lists all orders with their state and amounts.',
  '6 Orders/Audit': 'Shows that an application is being checked.',
  '6 Orders/Confirm': 'Shows an approved offer, which the borrower confirms with “Get Money”.',
  '6 Orders/Detail': 'Shows one order: its state, dates, amounts and next step.',
  '6 Orders/Detail, edge cases': 'Shows rare orders: late twice, and settled without a tier.',
  '6 Orders/Key Facts Statement': 'Shows the Key Facts Statement of a loan.',
  '7 Repay/Repayment dialog':
    'Shows the amount of a repayment. The button “Pay” calls repayOrder and opens the checkout.',
  '7 Repay/Repay and reapply': 'Repays a loan and applies for the next one.',
  '7 Repay/Repay and reapply in one call': 'Sends the new application with the payment.',
  '7 Repay/Reapply choice': 'Offers a new loan beside the Pay button.',
  '7 Repay/Back from the checkout': 'Opens the paid order after the checkout.',
  '7 Repay/Payment outcome': 'Shows whether a payment succeeded.',
  '7 Repay/Return the loan':
    'Lets the borrower give back a loan in its first days without the fees (loan return).',
  '7 Repay/Auto-apply': 'Schedules the next loan, which starts after the repayment.',
  '8 Extend and schedule/Extension': 'Moves the due date to a later day, for a fee.',
  '8 Extend and schedule/Scheduled order':
    'Shows a loan that starts automatically; the borrower can cancel it.',
  '8 Extend and schedule/Scheduled orders': 'Lists the loans that start automatically.',
  '9 Help and feedback/Account': 'Shows the tier, the running loans and links to all other pages.',
  '9 Help and feedback/Help': 'Answers frequent questions and shows the contact details.',
  '9 Help and feedback/About us': 'Shows who lends the money.',
  '9 Help and feedback/Feedback':
    'Lists the feedback that the borrower has sent, with the replies.',
  '9 Help and feedback/Feedback dialog': 'Sends feedback with photos.',
  '9 Help and feedback/Grievances': 'Sends a grievance and shows its number and reply date.',
  '9 Help and feedback/My consents': 'Lists the consents, which the borrower can withdraw.',
  '9 Help and feedback/My data': 'Shows, corrects and erases the personal data of the account.',
  '9 Help and feedback/Install row': 'Offers to install the app, in a row of the account page.',
  '9 Help and feedback/Offline notice': 'Shows that the phone is offline.',
  '9 Help and feedback/Update notice': 'Offers a newer version of the app.',
  '9 Help and feedback/Crash': 'Shows that a screen failed; the borrower can try again.',
  '9 Help and feedback/Not found': 'Says that an address does not exist.',
  'Public pages/Download':
    'Says who can borrow and what a loan costs. APPLY NOW opens the sign-in on an iPhone, and Get the app on Android.',
  'Public pages/Get the app': 'Offers the app for the borrower’s device.',
  'Public pages/Opening the app': 'Opens the installed app.',
  'Public pages/Open on an iPhone': 'Explains that a page opens on an iPhone only.',
  'Public pages/Agreements': 'Shows the loan agreement and the privacy policy.',
  'Public pages/Emergency contact':
    'Asks an emergency contact to confirm that the borrower may name them.',
  'Native/Sign-in': 'Signs in with the token of the native app.',
  'Native/Audit in the app': 'Inside the native app, shows that an application is being checked.',
};
