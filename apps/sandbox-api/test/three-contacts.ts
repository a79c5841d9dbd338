export const threeContacts = {
  oneName: 'Anita Sharma',
  oneMobile: '9811111111',
  oneRelation: '2',
  twoName: 'Rahul Sharma',
  twoMobile: '9822222222',
  twoRelation: '1',
  thirdName: 'S. Iyer',
  thirdMobile: '9833333333',
  thirdRelation: '3',
};
