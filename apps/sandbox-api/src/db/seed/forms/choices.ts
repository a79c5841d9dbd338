import type { Schema } from '@kosha/api-client';

type Choices = Schema<'DictionaryItem'>[];

const numbered = (...labels: readonly string[]): Choices =>
  labels.map((dictLabel, index) => ({ dictLabel, dictValue: String(index + 1) }));

export const maritalStatuses = numbered('Single', 'Married', 'Divorced', 'Widowed');
export const educationLevels = numbered('Secondary school', 'Graduate', 'Postgraduate');
export const educationLevelsWithDoctorate = numbered(
  'Secondary school',
  'Graduate',
  'Postgraduate',
  'Doctorate',
);
export const languages = numbered('English', 'हिन्दी', 'தமிழ்', 'తెలుగు', 'मराठी', 'বাংলা');
/** The third choice, 'Student', makes the form's hideable fields visible (§4). */
export const workStatuses = numbered('Salaried', 'Self-employed', 'Student');
export const workStatusesWithRetired = numbered('Salaried', 'Self-employed', 'Student', 'Retired');
export const industries = numbered(
  'Agriculture',
  'Construction',
  'Education',
  'Health',
  'Information technology',
  'Manufacturing',
  'Trade and retail',
  'Transport',
  'Other',
);
export const incomes = numbered('Under 15,000', '15,000–30,000', '30,000–60,000', 'Over 60,000');
export const yearsOfStudy = numbered('First', 'Second', 'Third', 'Fourth or later');
