export const baseInfoAnswers = {
  fullName: 'Priya Sharma',
  education: '2',
  maritalStatus: '1',
  payDay: 7,
  homeState: '27',
  homeDistrict: '482',
  address: '12, Lakshmi Road',
  pinCode: '400069',
};

export const workInfoAnswers = {
  workStatus: '1',
  industry: '5',
  companyName: 'Sahyadri Software',
  monthlyIncome: '3',
  liveState: '27',
  liveDistrict: '482',
};
