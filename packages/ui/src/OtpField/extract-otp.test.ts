import { expect, test } from 'vitest';
import { extractOtp } from './extract-otp.ts';

test.each([
  ['Rs 5000: 7455 is your code', '7455'],
  ['7455 is your code for a loan of ₹5000', '7455'],
  ['Your OTP is 74 55. Do not share it, INR 4,410.00 follow', '7455'],
  ['आपका कोड ७४५५ है', '७४५५'],
  ['Your code: 7455', '7455'],
  ['7a4', '74'],
  ['74 55', '7455'],
  ['74556', '7455'],
  ['otp 74', '74'],
  ['Call 1800 000 0001 about Rs 5000', ''],
  ['No code here', ''],
])('reads from %j the four-digit code %j', (text, code) => {
  expect(extractOtp(text, 4)).toBe(code);
});
