import type { World } from '../answers.ts';

const logos = ["data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2048%2048%22%3E%3Crect%20width%3D%2248%22%20height%3D%2248%22%20rx%3D%2212%22%20fill%3D%22%231f5eff%22%2F%3E%3Ctext%20x%3D%2224%22%20y%3D%2233%22%20font-family%3D%22sans-serif%22%20font-size%3D%2226%22%20font-weight%3D%22700%22%20text-anchor%3D%22middle%22%20fill%3D%22%23fff%22%3EF%3C%2Ftext%3E%3C%2Fsvg%3E", "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2048%2048%22%3E%3Crect%20width%3D%2248%22%20height%3D%2248%22%20rx%3D%2212%22%20fill%3D%22%23a5633a%22%2F%3E%3Ctext%20x%3D%2224%22%20y%3D%2233%22%20font-family%3D%22sans-serif%22%20font-size%3D%2226%22%20font-weight%3D%22700%22%20text-anchor%3D%22middle%22%20fill%3D%22%23fff%22%3EC%3C%2Ftext%3E%3C%2Fsvg%3E", "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2048%2048%22%3E%3Crect%20width%3D%2248%22%20height%3D%2248%22%20rx%3D%2212%22%20fill%3D%22%236b7785%22%2F%3E%3Ctext%20x%3D%2224%22%20y%3D%2233%22%20font-family%3D%22sans-serif%22%20font-size%3D%2226%22%20font-weight%3D%22700%22%20text-anchor%3D%22middle%22%20fill%3D%22%23fff%22%3ES%3C%2Ftext%3E%3C%2Fsvg%3E", "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2048%2048%22%3E%3Crect%20width%3D%2248%22%20height%3D%2248%22%20rx%3D%2212%22%20fill%3D%22%239a6b00%22%2F%3E%3Ctext%20x%3D%2224%22%20y%3D%2233%22%20font-family%3D%22sans-serif%22%20font-size%3D%2226%22%20font-weight%3D%22700%22%20text-anchor%3D%22middle%22%20fill%3D%22%23fff%22%3EG%3C%2Ftext%3E%3C%2Fsvg%3E", "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2048%2048%22%3E%3Crect%20width%3D%2248%22%20height%3D%2248%22%20rx%3D%2212%22%20fill%3D%22%233c3f8f%22%2F%3E%3Ctext%20x%3D%2224%22%20y%3D%2233%22%20font-family%3D%22sans-serif%22%20font-size%3D%2226%22%20font-weight%3D%22700%22%20text-anchor%3D%22middle%22%20fill%3D%22%23fff%22%3EP%3C%2Ftext%3E%3C%2Fsvg%3E", "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2048%2048%22%3E%3Crect%20width%3D%2248%22%20height%3D%2248%22%20rx%3D%2212%22%20fill%3D%22%230b7a5b%22%2F%3E%3Ctext%20x%3D%2224%22%20y%3D%2233%22%20font-family%3D%22sans-serif%22%20font-size%3D%2226%22%20font-weight%3D%22700%22%20text-anchor%3D%22middle%22%20fill%3D%22%23fff%22%3EM%3C%2Ftext%3E%3C%2Fsvg%3E", "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2048%2048%22%3E%3Crect%20width%3D%2248%22%20height%3D%2248%22%20rx%3D%2212%22%20fill%3D%22%238a2d5c%22%2F%3E%3Ctext%20x%3D%2224%22%20y%3D%2233%22%20font-family%3D%22sans-serif%22%20font-size%3D%2226%22%20font-weight%3D%22700%22%20text-anchor%3D%22middle%22%20fill%3D%22%23fff%22%3EL%3C%2Ftext%3E%3C%2Fsvg%3E"] as const;

/** Written by world.test.ts of the reference server's personas; do not change it by hand. */
export const answers: World = {
 "now": 1795329000000,
 "memberSince": 1787553000000,
 "terms": {
  "interestPerYearMin": 18.25,
  "interestPerYearMax": 29.2,
  "daysMin": 7,
  "daysMax": 30,
  "dearest": {
   "amount": 1000,
   "arriveAmount": 882,
   "repaymentAmount": 1005.6,
   "days": 7,
   "aprPercent": 730.7094266277937
  }
 },
 "agreements": {
  "loan": {
   "title": "Loan Guarantee Agreement",
   "updated": 1767205800000,
   "sections": [
    {
     "heading": "This is a sample",
     "paragraphs": [
      "This text shows where the loan agreement of Kosha stands. It is not legal advice and binds nobody."
     ]
    },
    {
     "heading": "What you borrow and repay",
     "paragraphs": [
      "You receive the loan amount less the processing fee and GST of 18% on that fee.",
      "You repay the loan amount and the interest by the due date shown before you apply."
     ]
    },
    {
     "heading": "If you repay late",
     "paragraphs": [
      "We add a fee for each day that you are late, on the part of the loan that you still owe."
     ]
    }
   ]
  },
  "privacy": {
   "title": "Privacy Policy",
   "updated": 1767205800000,
   "sections": [
    {
     "heading": "This is a sample",
     "paragraphs": [
      "This text shows where the privacy policy of Kosha stands. It is not legal advice and binds nobody."
     ]
    },
    {
     "heading": "What is asked of you, and why",
     "paragraphs": [
      "My consents and My data in Account say what is kept, what for and how long."
     ]
    }
   ]
  }
 },
 "faq": [
  {
   "title": "Who can apply?",
   "content": "You can, if you are a citizen of India, at least 18 years old, and have an Aadhaar, a PAN and a bank account."
  },
  {
   "title": "How long does the audit take?",
   "content": "In most cases you know within 30 minutes. We tell you by SMS."
  },
  {
   "title": "What does a loan cost?",
   "content": "A processing fee, GST of 18% on that fee, and interest for each day.\n\nYou see each sum before you apply."
  },
  {
   "title": "How do I repay?",
   "content": "Open the order and choose Repayment. You may repay before the due date."
  },
  {
   "title": "What if my application is denied?",
   "content": "You may apply for the product again after 15 days."
  },
  {
   "title": "How do I pay lower fees?",
   "content": "Repay on time. Each tier takes more off the processing fee."
  }
 ],
 "aboutUs": {
  "appName": "Kosha",
  "copywriting": "Kosha lends money for a short time in India. You see each cost before you agree.\n\nRepay on time and your next loan costs less."
 },
 "personas": {
  "verified": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 loan on time to unlock this product.",
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 loans on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 5 loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": []
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [],
   "byOrder": {},
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": null
    },
    "2": {
     "info": {
      "name": "Kosha Copper",
      "logo": logos[1],
      "amountList": [
       2000,
       3000,
       5000,
       7000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.7,
      "serviceRate": 10,
      "slogan": "More, after your first repayment on time",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 7039.2,
      "serviceFee": 700,
      "gstFee": 126,
      "interest": 39.2,
      "arriveAmount": 6174,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": null
    },
    "3": {
     "info": {
      "name": "Kosha Silver",
      "logo": logos[2],
      "amountList": [
       3000,
       5000,
       8000,
       10000
      ],
      "period": 7,
      "interestRate": 0.07,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.6,
      "serviceRate": 10,
      "slogan": "Two repayments on time open it",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 10049,
      "serviceFee": 1000,
      "gstFee": 180,
      "interest": 49,
      "arriveAmount": 8820,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": null
    },
    "4": {
     "info": {
      "name": "Kosha Gold",
      "logo": logos[3],
      "amountList": [
       5000,
       10000,
       15000,
       20000
      ],
      "period": 7,
      "interestRate": 0.06,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.9,
      "serviceRate": 8,
      "slogan": "For those who always repay on time",
      "periodList": [
       7,
       14,
       30
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 20084,
      "serviceFee": 1600,
      "gstFee": 288,
      "interest": 84,
      "arriveAmount": 18112,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": null
    },
    "5": {
     "info": {
      "name": "Kosha Platinum",
      "logo": logos[4],
      "amountList": [
       5000,
       10000,
       20000,
       40000
      ],
      "period": 7,
      "interestRate": 0.05,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.9,
      "serviceRate": 6,
      "slogan": "The best terms there are",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 40140,
      "serviceFee": 2400,
      "gstFee": 432,
      "interest": 140,
      "arriveAmount": 37168,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": null
    },
    "6": {
     "info": {
      "name": "Kosha Mini",
      "logo": logos[5],
      "amountList": [
       500,
       1000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.2,
      "serviceRate": 10,
      "slogan": "Small sums, taken for today",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 1005.6,
      "serviceFee": 100,
      "gstFee": 18,
      "interest": 5.6,
      "arriveAmount": 882,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": null
    },
    "7": {
     "info": {
      "name": "Partner Loan",
      "logo": logos[6],
      "amountList": [
       10000,
       50000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4,
      "serviceRate": 10,
      "slogan": "An offer of another lender",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 50280,
      "serviceFee": 5000,
      "gstFee": 900,
      "interest": 280,
      "arriveAmount": 44100,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": null
    }
   }
  },
  "auditing": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 loan on time to unlock this product.",
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 loans on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 5 loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": [
     {
      "orderId": "70012",
      "orderState": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountMsg": "Loan amount",
      "amount": 5000,
      "repaymentAmount": 5028,
      "interest": 28,
      "fullButtonName": "View Progress",
      "arriveAmount": 4410,
      "loanDate": null,
      "repaymentDate": null,
      "overdueDays": 0,
      "overdueFee": 0,
      "extensions": [],
      "serverTime": 1795329000000
     }
    ]
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "1",
     "productName": "Kosha Flex",
     "orderNo": "KS0000004012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1795328700000,
     "repaymentDate": null,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": null,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "1",
      "productName": "Kosha Flex",
      "orderNo": "KS0000004012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5028,
      "extensionState": 0,
      "extensions": [],
      "applyTime": 1795328700000,
      "repaymentDate": null,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": null,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": null,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "none",
      "keyFacts": null,
      "returnUntil": null,
      "isReturned": false,
      "isExtension": false,
      "extensionMsg": null
     },
     "extension": null,
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     }
    }
   }
  },
  "audit-finished": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 loan on time to unlock this product.",
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 loans on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 5 loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": [
     {
      "orderId": "70012",
      "orderState": "10",
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountMsg": "Loan amount",
      "amount": 5000,
      "repaymentAmount": 5028,
      "interest": 28,
      "fullButtonName": "View Order",
      "arriveAmount": 4410,
      "loanDate": null,
      "repaymentDate": null,
      "overdueDays": 0,
      "overdueFee": 0,
      "extensions": [],
      "serverTime": 1795329000000
     }
    ]
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "10",
     "productName": "Kosha Flex",
     "orderNo": "KS0000023012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1795328700000,
     "repaymentDate": null,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": null,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "10",
      "productName": "Kosha Flex",
      "orderNo": "KS0000023012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5028,
      "extensionState": 0,
      "extensions": [],
      "applyTime": 1795328700000,
      "repaymentDate": null,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": null,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": null,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "none",
      "keyFacts": null,
      "returnUntil": null,
      "isReturned": false,
      "isExtension": false,
      "extensionMsg": null
     },
     "extension": null,
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     }
    }
   }
  },
  "pass": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 loan on time to unlock this product.",
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 loans on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 5 loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": [
     {
      "orderId": "70012",
      "orderState": "2",
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountMsg": "Loan amount",
      "amount": 5000,
      "repaymentAmount": 5028,
      "interest": 28,
      "fullButtonName": "Get Money",
      "arriveAmount": 4410,
      "loanDate": null,
      "repaymentDate": null,
      "overdueDays": 0,
      "overdueFee": 0,
      "extensions": [],
      "serverTime": 1795329000000
     }
    ]
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "2",
     "productName": "Kosha Flex",
     "orderNo": "KS0000005012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1795242600000,
     "repaymentDate": null,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": null,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "2",
      "productName": "Kosha Flex",
      "orderNo": "KS0000005012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5028,
      "extensionState": 0,
      "extensions": [],
      "applyTime": 1795242600000,
      "repaymentDate": null,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": null,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": null,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "none",
      "keyFacts": {
       "proposalNo": "KFKS0000005012-1",
       "isExpired": false,
       "isAcknowledged": false,
       "mustAcknowledge": false
      },
      "returnUntil": null,
      "isReturned": false,
      "isExtension": false,
      "extensionMsg": null
     },
     "extension": null,
     "coolingOff": null,
     "next": null,
     "keyFacts": {
      "facts": {
       "fees": [
        {
         "kind": "oneTime",
         "name": "processingFee",
         "payee": "lender",
         "amount": 500
        },
        {
         "kind": "oneTime",
         "name": "gst",
         "payee": "lender",
         "amount": 90
        }
       ],
       "term": 7,
       "toPay": 5028,
       "lender": "Kosha Sample Finance Private Limited",
       "period": "day",
       "orderNo": "KS0000005012",
       "interest": 28,
       "loanType": "unsecuredPersonalLoan",
       "proposal": {
        "number": "KFKS0000005012-1",
        "version": 1,
        "issuedAt": 1795242660000,
        "validUntil": 1795631400000
       },
       "rateType": "fixed",
       "received": 4410,
       "schedule": [
        {
         "number": 1,
         "interest": 28,
         "principal": 5000,
         "instalment": 5028,
         "outstanding": 5000,
         "afterPeriods": 7
        }
       ],
       "disbursal": "upfront",
       "feesTotal": 590,
       "aprPercent": 730.71,
       "instalment": 5028,
       "sanctioned": 5000,
       "extensionFee": 205,
       "extensionDays": 7,
       "lateFeePerDay": 50,
       "coolingOffDays": 3,
       "foreclosureFee": 0,
       "isTransferable": false,
       "instalmentCount": 1,
       "grievanceOfficer": "Meera Nair, grievance@kosha.example, 1800 000 0001",
       "firstAfterPeriods": 7,
       "ratePercentPerYear": 29.2,
       "lateFeePercentPerDay": 1
      },
      "isExpired": false,
      "acknowledgedTime": null
     }
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     }
    }
   }
  },
  "denied": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": 1796495460000
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 loan on time to unlock this product.",
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 loans on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 5 loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": []
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "3",
     "productName": "Kosha Flex",
     "orderNo": "KS0000006012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1795199400000,
     "repaymentDate": null,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": null,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "3",
      "productName": "Kosha Flex",
      "orderNo": "KS0000006012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5028,
      "extensionState": 0,
      "extensions": [],
      "applyTime": 1795199400000,
      "repaymentDate": null,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": null,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": null,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "none",
      "keyFacts": null,
      "returnUntil": null,
      "isReturned": false,
      "isExtension": false,
      "extensionMsg": null
     },
     "extension": null,
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     }
    }
   }
  },
  "lending": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 loan on time to unlock this product.",
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 loans on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 5 loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": [
     {
      "orderId": "70012",
      "orderState": "4",
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountMsg": "Loan amount",
      "amount": 5000,
      "repaymentAmount": 5028,
      "interest": 28,
      "fullButtonName": "View Progress",
      "arriveAmount": 4410,
      "loanDate": null,
      "repaymentDate": null,
      "overdueDays": 0,
      "overdueFee": 0,
      "extensions": [],
      "serverTime": 1795329000000
     }
    ]
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "4",
     "productName": "Kosha Flex",
     "orderNo": "KS0000007012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1795328700000,
     "repaymentDate": null,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": null,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "4",
      "productName": "Kosha Flex",
      "orderNo": "KS0000007012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5028,
      "extensionState": 0,
      "extensions": [],
      "applyTime": 1795328700000,
      "repaymentDate": null,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": null,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": null,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "none",
      "keyFacts": {
       "proposalNo": "KFKS0000007012-1",
       "isExpired": false,
       "isAcknowledged": true,
       "mustAcknowledge": false
      },
      "returnUntil": null,
      "isReturned": false,
      "isExtension": false,
      "extensionMsg": null
     },
     "extension": null,
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     }
    }
   }
  },
  "failed": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 loan on time to unlock this product.",
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 loans on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 5 loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": []
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7899",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "5",
     "productName": "Kosha Flex",
     "orderNo": "KS0000008012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1795242600000,
     "repaymentDate": null,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": null,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "5",
      "productName": "Kosha Flex",
      "orderNo": "KS0000008012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5028,
      "extensionState": 0,
      "extensions": [],
      "applyTime": 1795242600000,
      "repaymentDate": null,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": null,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": null,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7899",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "none",
      "keyFacts": {
       "proposalNo": "KFKS0000008012-1",
       "isExpired": false,
       "isAcknowledged": true,
       "mustAcknowledge": false
      },
      "returnUntil": null,
      "isReturned": false,
      "isExtension": false,
      "extensionMsg": null
     },
     "extension": null,
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     }
    }
   }
  },
  "loaned": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 loan on time to unlock this product.",
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 loans on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 5 loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": [
     {
      "orderId": "70012",
      "orderState": "6",
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountMsg": "by Fri 27 Nov · 5 days left",
      "amount": 5028,
      "repaymentAmount": 5028,
      "interest": 28,
      "fullButtonName": "Repay now",
      "arriveAmount": 4410,
      "loanDate": 1795156380000,
      "repaymentDate": 1795761180000,
      "overdueDays": 0,
      "overdueFee": 0,
      "extensions": [],
      "serverTime": 1795329000000
     }
    ]
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "6",
     "productName": "Kosha Flex",
     "orderNo": "KS0000009012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1795156200000,
     "repaymentDate": 1795761180000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": null,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "6",
      "productName": "Kosha Flex",
      "orderNo": "KS0000009012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5028,
      "extensionState": 0,
      "extensions": [],
      "applyTime": 1795156200000,
      "repaymentDate": 1795761180000,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": null,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": 1795156380000,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "none",
      "keyFacts": {
       "proposalNo": "KFKS0000009012-1",
       "isExpired": false,
       "isAcknowledged": true,
       "mustAcknowledge": false
      },
      "returnUntil": 1795415580000,
      "isReturned": false,
      "isExtension": false,
      "extensionMsg": null
     },
     "extension": null,
     "coolingOff": {
      "until": 1795415580000,
      "payable": 4418,
      "later": [
       {
        "from": 1795329180000,
        "payable": 4422
       }
      ],
      "received": 4410
     },
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 475,
      "gstFee": 85.5,
      "interest": 28,
      "arriveAmount": 4439.5,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": 1795761180000
     }
    }
   }
  },
  "settled": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 more loan on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 3 more loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 more loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": []
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "7",
     "productName": "Kosha Flex",
     "orderNo": "KS0000010012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1794810600000,
     "repaymentDate": 1795415580000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": 1795242600000,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "7",
      "productName": "Kosha Flex",
      "orderNo": "KS0000010012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5028,
      "extensionState": 0,
      "extensions": [],
      "applyTime": 1794810600000,
      "repaymentDate": 1795415580000,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": 1795242600000,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": 1794810780000,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "paid",
      "keyFacts": {
       "proposalNo": "KFKS0000010012-1",
       "isExpired": true,
       "isAcknowledged": true,
       "mustAcknowledge": false
      },
      "returnUntil": null,
      "isReturned": false,
      "isExtension": false,
      "extensionMsg": null
     },
     "extension": null,
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      }
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 475,
      "gstFee": 85.5,
      "interest": 28,
      "arriveAmount": 4439.5,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 475,
      "gstFee": 85.5,
      "interest": 28,
      "arriveAmount": 4439.5,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     }
    },
    "2": {
     "info": {
      "name": "Kosha Copper",
      "logo": logos[1],
      "amountList": [
       2000,
       3000,
       5000,
       7000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.7,
      "serviceRate": 10,
      "slogan": "More, after your first repayment on time",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      }
     },
     "costNow": {
      "repaymentAmount": 7039.2,
      "serviceFee": 665,
      "gstFee": 119.7,
      "interest": 39.2,
      "arriveAmount": 6215.3,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 7039.2,
      "serviceFee": 665,
      "gstFee": 119.7,
      "interest": 39.2,
      "arriveAmount": 6215.3,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     }
    },
    "3": {
     "info": {
      "name": "Kosha Silver",
      "logo": logos[2],
      "amountList": [
       3000,
       5000,
       8000,
       10000
      ],
      "period": 7,
      "interestRate": 0.07,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.6,
      "serviceRate": 10,
      "slogan": "Two repayments on time open it",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      }
     },
     "costNow": {
      "repaymentAmount": 10049,
      "serviceFee": 950,
      "gstFee": 171,
      "interest": 49,
      "arriveAmount": 8879,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 10049,
      "serviceFee": 950,
      "gstFee": 171,
      "interest": 49,
      "arriveAmount": 8879,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     }
    },
    "4": {
     "info": {
      "name": "Kosha Gold",
      "logo": logos[3],
      "amountList": [
       5000,
       10000,
       15000,
       20000
      ],
      "period": 7,
      "interestRate": 0.06,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.9,
      "serviceRate": 8,
      "slogan": "For those who always repay on time",
      "periodList": [
       7,
       14,
       30
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      }
     },
     "costNow": {
      "repaymentAmount": 20084,
      "serviceFee": 1520,
      "gstFee": 273.6,
      "interest": 84,
      "arriveAmount": 18206.4,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 20084,
      "serviceFee": 1520,
      "gstFee": 273.6,
      "interest": 84,
      "arriveAmount": 18206.4,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     }
    },
    "5": {
     "info": {
      "name": "Kosha Platinum",
      "logo": logos[4],
      "amountList": [
       5000,
       10000,
       20000,
       40000
      ],
      "period": 7,
      "interestRate": 0.05,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.9,
      "serviceRate": 6,
      "slogan": "The best terms there are",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      }
     },
     "costNow": {
      "repaymentAmount": 40140,
      "serviceFee": 2280,
      "gstFee": 410.4,
      "interest": 140,
      "arriveAmount": 37309.6,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 40140,
      "serviceFee": 2280,
      "gstFee": 410.4,
      "interest": 140,
      "arriveAmount": 37309.6,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     }
    },
    "6": {
     "info": {
      "name": "Kosha Mini",
      "logo": logos[5],
      "amountList": [
       500,
       1000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.2,
      "serviceRate": 10,
      "slogan": "Small sums, taken for today",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      }
     },
     "costNow": {
      "repaymentAmount": 1005.6,
      "serviceFee": 95,
      "gstFee": 17.1,
      "interest": 5.6,
      "arriveAmount": 887.9,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 1005.6,
      "serviceFee": 95,
      "gstFee": 17.1,
      "interest": 5.6,
      "arriveAmount": 887.9,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     }
    },
    "7": {
     "info": {
      "name": "Partner Loan",
      "logo": logos[6],
      "amountList": [
       10000,
       50000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4,
      "serviceRate": 10,
      "slogan": "An offer of another lender",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      }
     },
     "costNow": {
      "repaymentAmount": 50280,
      "serviceFee": 4750,
      "gstFee": 855,
      "interest": 280,
      "arriveAmount": 44395,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 50280,
      "serviceFee": 4750,
      "gstFee": 855,
      "interest": 280,
      "arriveAmount": 44395,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     }
    }
   },
   "privacy": {
    "data": {
     "jobId": "Xc9",
     "state": "ready",
     "createdTime": 1795329000000,
     "expiryTime": 1795415400000,
     "sections": [
      {
       "kind": "account",
       "title": "Your account",
       "tables": [
        {
         "table": "users",
         "total": 1,
         "rows": [
          [
           {
            "name": "phone",
            "label": "Phone",
            "value": "9000000010",
            "text": "9000000010"
           },
           {
            "name": "created_at_ms",
            "label": "Created",
            "value": 1787553000000,
            "text": "24 Aug 2026, 12:00 pm"
           },
           {
            "name": "credit_limit_paise",
            "label": "Credit limit",
            "value": 10000000,
            "text": "₹1,00,000"
           },
           {
            "name": "is_basic_done",
            "label": "Basic done",
            "value": true,
            "text": "Yes"
           },
           {
            "name": "is_work_done",
            "label": "Work done",
            "value": true,
            "text": "Yes"
           },
           {
            "name": "is_identity_done",
            "label": "Identity done",
            "value": true,
            "text": "Yes"
           },
           {
            "name": "is_face_done",
            "label": "Face done",
            "value": true,
            "text": "Yes"
           },
           {
            "name": "is_contact_done",
            "label": "Contact done",
            "value": true,
            "text": "Yes"
           }
          ]
         ]
        }
       ]
      },
      {
       "kind": "answers",
       "title": "What you filled in",
       "tables": [
        {
         "table": "form_answers",
         "total": 2,
         "rows": [
          [
           {
            "name": "form",
            "label": "Form",
            "value": "baseInfo",
            "text": "Basic information"
           },
           {
            "name": "payDay",
            "label": "Pay day",
            "value": 7,
            "text": "7",
            "correctAs": "baseInfo.payDay",
            "choices": [
             {
              "value": "1",
              "label": "1"
             },
             {
              "value": "2",
              "label": "2"
             },
             {
              "value": "3",
              "label": "3"
             },
             {
              "value": "4",
              "label": "4"
             },
             {
              "value": "5",
              "label": "5"
             },
             {
              "value": "6",
              "label": "6"
             },
             {
              "value": "7",
              "label": "7"
             },
             {
              "value": "8",
              "label": "8"
             },
             {
              "value": "9",
              "label": "9"
             },
             {
              "value": "10",
              "label": "10"
             },
             {
              "value": "11",
              "label": "11"
             },
             {
              "value": "12",
              "label": "12"
             },
             {
              "value": "13",
              "label": "13"
             },
             {
              "value": "14",
              "label": "14"
             },
             {
              "value": "15",
              "label": "15"
             },
             {
              "value": "16",
              "label": "16"
             },
             {
              "value": "17",
              "label": "17"
             },
             {
              "value": "18",
              "label": "18"
             },
             {
              "value": "19",
              "label": "19"
             },
             {
              "value": "20",
              "label": "20"
             },
             {
              "value": "21",
              "label": "21"
             },
             {
              "value": "22",
              "label": "22"
             },
             {
              "value": "23",
              "label": "23"
             },
             {
              "value": "24",
              "label": "24"
             },
             {
              "value": "25",
              "label": "25"
             },
             {
              "value": "26",
              "label": "26"
             },
             {
              "value": "27",
              "label": "27"
             },
             {
              "value": "28",
              "label": "28"
             },
             {
              "value": "29",
              "label": "29"
             },
             {
              "value": "30",
              "label": "30"
             },
             {
              "value": "31",
              "label": "31"
             }
            ]
           },
           {
            "name": "address",
            "label": "Address",
            "value": "12, Lakshmi Road, Andheri East",
            "text": "12, Lakshmi Road, Andheri East",
            "correctAs": "baseInfo.address"
           },
           {
            "name": "pinCode",
            "label": "PIN code",
            "value": "400069",
            "text": "400069",
            "correctAs": "baseInfo.pinCode"
           },
           {
            "name": "fullName",
            "label": "Full name",
            "value": "Priya Sharma",
            "text": "Priya Sharma",
            "correctAs": "baseInfo.fullName"
           },
           {
            "name": "education",
            "label": "Education",
            "value": "2",
            "text": "Graduate",
            "correctAs": "baseInfo.education",
            "choices": [
             {
              "value": "1",
              "label": "Secondary school"
             },
             {
              "value": "2",
              "label": "Graduate"
             },
             {
              "value": "3",
              "label": "Postgraduate"
             }
            ]
           },
           {
            "name": "homeState",
            "label": "Home state",
            "value": "27",
            "text": "Maharashtra"
           },
           {
            "name": "maritalStatus",
            "label": "Marital status",
            "value": "1",
            "text": "Single",
            "correctAs": "baseInfo.maritalStatus",
            "choices": [
             {
              "value": "1",
              "label": "Single"
             },
             {
              "value": "2",
              "label": "Married"
             },
             {
              "value": "3",
              "label": "Divorced"
             },
             {
              "value": "4",
              "label": "Widowed"
             }
            ]
           },
           {
            "name": "saved_at_ms",
            "label": "Saved",
            "value": 1787553000000,
            "text": "24 Aug 2026, 12:00 pm"
           }
          ],
          [
           {
            "name": "form",
            "label": "Form",
            "value": "workInfo",
            "text": "Work information"
           },
           {
            "name": "industry",
            "label": "Industry",
            "value": "5",
            "text": "Information technology",
            "correctAs": "workInfo.industry",
            "choices": [
             {
              "value": "1",
              "label": "Agriculture"
             },
             {
              "value": "2",
              "label": "Construction"
             },
             {
              "value": "3",
              "label": "Education"
             },
             {
              "value": "4",
              "label": "Health"
             },
             {
              "value": "5",
              "label": "Information technology"
             },
             {
              "value": "6",
              "label": "Manufacturing"
             },
             {
              "value": "7",
              "label": "Trade and retail"
             },
             {
              "value": "8",
              "label": "Transport"
             },
             {
              "value": "9",
              "label": "Other"
             }
            ]
           },
           {
            "name": "liveState",
            "label": "Current state",
            "value": "27",
            "text": "Maharashtra"
           },
           {
            "name": "workStatus",
            "label": "Work status",
            "value": "1",
            "text": "Salaried",
            "correctAs": "workInfo.workStatus",
            "choices": [
             {
              "value": "1",
              "label": "Salaried"
             },
             {
              "value": "2",
              "label": "Self-employed"
             },
             {
              "value": "3",
              "label": "Student"
             }
            ]
           },
           {
            "name": "companyName",
            "label": "Company, business or college",
            "value": "Sahyadri Software",
            "text": "Sahyadri Software",
            "correctAs": "workInfo.companyName"
           },
           {
            "name": "monthlyIncome",
            "label": "Monthly income",
            "value": "3",
            "text": "30,000–60,000",
            "correctAs": "workInfo.monthlyIncome",
            "choices": [
             {
              "value": "1",
              "label": "Under 15,000"
             },
             {
              "value": "2",
              "label": "15,000–30,000"
             },
             {
              "value": "3",
              "label": "30,000–60,000"
             },
             {
              "value": "4",
              "label": "Over 60,000"
             }
            ]
           },
           {
            "name": "saved_at_ms",
            "label": "Saved",
            "value": 1787553000000,
            "text": "24 Aug 2026, 12:00 pm"
           }
          ]
         ]
        }
       ]
      }
     ]
    },
    "erasure": {
     "isDone": false,
     "kinds": [
      {
       "kind": "tracking",
       "title": "What you did in the app",
       "fate": "erased",
       "law": null,
       "until": null
      },
      {
       "kind": "messages",
       "title": "SMS to you",
       "fate": "erased",
       "law": null,
       "until": null
      },
      {
       "kind": "codes",
       "title": "One-time codes",
       "fate": "erased",
       "law": null,
       "until": null
      },
      {
       "kind": "place",
       "title": "Where you were",
       "fate": "erased",
       "law": null,
       "until": null
      },
      {
       "kind": "pictures",
       "title": "Pictures",
       "fate": "erased",
       "law": null,
       "until": null
      },
      {
       "kind": "feedback",
       "title": "Feedback",
       "fate": "erased",
       "law": null,
       "until": null
      },
      {
       "kind": "contacts",
       "title": "Emergency contacts",
       "fate": "erased",
       "law": null,
       "until": null
      },
      {
       "kind": "answers",
       "title": "What you filled in",
       "fate": "erased",
       "law": null,
       "until": null
      },
      {
       "kind": "nominee",
       "title": "Your nominee",
       "fate": "erased",
       "law": null,
       "until": null
      },
      {
       "kind": "exports",
       "title": "Copies of your data",
       "fate": "erased",
       "law": null,
       "until": null
      },
      {
       "kind": "nextLoans",
       "title": "Scheduled orders",
       "fate": "erased",
       "law": null,
       "until": null
      },
      {
       "kind": "keyFacts",
       "title": "Key Facts Statements",
       "fate": "kept",
       "law": "Prevention of Money Laundering Act 2002, section 12",
       "until": 1953009000000
      },
      {
       "kind": "payments",
       "title": "Payments",
       "fate": "kept",
       "law": "Prevention of Money Laundering Act 2002, section 12",
       "until": 1953009000000
      },
      {
       "kind": "orders",
       "title": "Orders",
       "fate": "kept",
       "law": "Prevention of Money Laundering Act 2002, section 12",
       "until": 1953009000000
      },
      {
       "kind": "cards",
       "title": "Bank accounts",
       "fate": "locked",
       "law": "Prevention of Money Laundering Act 2002, section 12",
       "until": 1953009000000
      },
      {
       "kind": "identity",
       "title": "Identity",
       "fate": "locked",
       "law": "Prevention of Money Laundering Act 2002, section 12",
       "until": 1953009000000
      },
      {
       "kind": "sessions",
       "title": "Where you signed in",
       "fate": "locked",
       "law": "Digital Personal Data Protection Rules 2025, rule 8",
       "until": 1826865000000
      },
      {
       "kind": "grievances",
       "title": "Grievances",
       "fate": "kept",
       "law": "Prevention of Money Laundering Act 2002, section 12",
       "until": 1953009000000
      },
      {
       "kind": "consents",
       "title": "Consents",
       "fate": "kept",
       "law": "Prevention of Money Laundering Act 2002, section 12",
       "until": 1953009000000
      },
      {
       "kind": "account",
       "title": "Your account",
       "fate": "locked",
       "law": "Prevention of Money Laundering Act 2002, section 12",
       "until": 1953009000000
      }
     ]
    }
   }
  },
  "returned": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 loan on time to unlock this product.",
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 loans on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 5 loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": []
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "7",
     "productName": "Kosha Flex",
     "orderNo": "KS0000029012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 4418,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1795156200000,
     "repaymentDate": 1795761180000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": 1795325400000,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "7",
      "productName": "Kosha Flex",
      "orderNo": "KS0000029012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 4418,
      "extensionState": 0,
      "extensions": [],
      "applyTime": 1795156200000,
      "repaymentDate": 1795761180000,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": 1795325400000,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": 1795156380000,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "paid",
      "keyFacts": {
       "proposalNo": "KFKS0000029012-1",
       "isExpired": false,
       "isAcknowledged": true,
       "mustAcknowledge": false
      },
      "returnUntil": null,
      "isReturned": true,
      "isExtension": false,
      "extensionMsg": null
     },
     "extension": null,
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     }
    }
   }
  },
  "overdue": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 loan on time to unlock this product.",
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 loans on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 5 loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": [
     {
      "orderId": "70012",
      "orderState": "8",
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountMsg": "3 days late · ₹50 more each day",
      "amount": 5178,
      "repaymentAmount": 5178,
      "interest": 28,
      "fullButtonName": "Repay now",
      "arriveAmount": 4410,
      "loanDate": 1794465180000,
      "repaymentDate": 1795069980000,
      "overdueDays": 3,
      "overdueFee": 150,
      "extensions": [],
      "serverTime": 1795329000000
     }
    ]
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "8",
     "productName": "Kosha Flex",
     "orderNo": "KS0000011012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5178,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1794465000000,
     "repaymentDate": 1795069980000,
     "overdueDays": 3,
     "overdueFee": 150,
     "settledTime": null,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "8",
      "productName": "Kosha Flex",
      "orderNo": "KS0000011012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5178,
      "extensionState": 0,
      "extensions": [],
      "applyTime": 1794465000000,
      "repaymentDate": 1795069980000,
      "overdueDays": 3,
      "overdueFee": 150,
      "settledTime": null,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": 1794465180000,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "none",
      "keyFacts": {
       "proposalNo": "KFKS0000011012-1",
       "isExpired": true,
       "isAcknowledged": true,
       "mustAcknowledge": false
      },
      "returnUntil": null,
      "isReturned": false,
      "isExtension": true,
      "extensionMsg": null
     },
     "extension": {
      "extensionId": "70012-1",
      "orderRepayId": "70012",
      "extensionFee": 205,
      "extensionFeePaid": 0,
      "extensionServiceFee": 177,
      "extensionRate": 3,
      "interest": 28,
      "extensionApplyTime": 1795329000000,
      "extensionDay": 7,
      "extensionTime": 1795933800000,
      "payUntil": null,
      "paymentState": "none",
      "overdueRate": 1,
      "serverTime": 1795329000000
     },
     "coolingOff": null,
     "next": null,
     "keyFacts": {
      "facts": {
       "fees": [
        {
         "kind": "oneTime",
         "name": "processingFee",
         "payee": "lender",
         "amount": 500
        },
        {
         "kind": "oneTime",
         "name": "gst",
         "payee": "lender",
         "amount": 90
        }
       ],
       "term": 7,
       "toPay": 5028,
       "lender": "Kosha Sample Finance Private Limited",
       "period": "day",
       "orderNo": "KS0000011012",
       "interest": 28,
       "loanType": "unsecuredPersonalLoan",
       "proposal": {
        "number": "KFKS0000011012-1",
        "version": 1,
        "issuedAt": 1794465060000,
        "validUntil": 1794940200000
       },
       "rateType": "fixed",
       "received": 4410,
       "schedule": [
        {
         "number": 1,
         "interest": 28,
         "principal": 5000,
         "instalment": 5028,
         "outstanding": 5000,
         "afterPeriods": 7
        }
       ],
       "disbursal": "upfront",
       "feesTotal": 590,
       "aprPercent": 730.71,
       "instalment": 5028,
       "sanctioned": 5000,
       "extensionFee": 205,
       "extensionDays": 7,
       "lateFeePerDay": 50,
       "coolingOffDays": 3,
       "foreclosureFee": 0,
       "isTransferable": false,
       "instalmentCount": 1,
       "grievanceOfficer": "Meera Nair, grievance@kosha.example, 1800 000 0001",
       "firstAfterPeriods": 7,
       "ratePercentPerYear": 29.2,
       "lateFeePercentPerDay": 1
      },
      "isExpired": true,
      "acknowledgedTime": 1794465120000
     }
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     }
    }
   }
  },
  "extension-offered": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 loan on time to unlock this product.",
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 loans on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 5 loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": [
     {
      "orderId": "70012",
      "orderState": "6",
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountMsg": "by Mon 23 Nov · 1 day left",
      "amount": 5028,
      "repaymentAmount": 5028,
      "interest": 28,
      "fullButtonName": "Repay now",
      "arriveAmount": 4410,
      "loanDate": 1794810780000,
      "repaymentDate": 1795415580000,
      "overdueDays": 0,
      "overdueFee": 0,
      "extensions": [],
      "serverTime": 1795329000000
     }
    ]
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "6",
     "productName": "Kosha Flex",
     "orderNo": "KS0000021012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1794810600000,
     "repaymentDate": 1795415580000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": null,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "6",
      "productName": "Kosha Flex",
      "orderNo": "KS0000021012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5028,
      "extensionState": 0,
      "extensions": [],
      "applyTime": 1794810600000,
      "repaymentDate": 1795415580000,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": null,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": 1794810780000,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "none",
      "keyFacts": {
       "proposalNo": "KFKS0000021012-1",
       "isExpired": true,
       "isAcknowledged": true,
       "mustAcknowledge": false
      },
      "returnUntil": null,
      "isReturned": false,
      "isExtension": true,
      "extensionMsg": null
     },
     "extension": {
      "extensionId": "70012-1",
      "orderRepayId": "70012",
      "extensionFee": 205,
      "extensionFeePaid": 0,
      "extensionServiceFee": 177,
      "extensionRate": 3,
      "interest": 28,
      "extensionApplyTime": 1795329000000,
      "extensionDay": 7,
      "extensionTime": 1795933800000,
      "payUntil": null,
      "paymentState": "none",
      "overdueRate": 1,
      "serverTime": 1795329000000
     },
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 475,
      "gstFee": 85.5,
      "interest": 28,
      "arriveAmount": 4439.5,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": 1795415580000
     }
    }
   }
  },
  "extension": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 loan on time to unlock this product.",
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 loans on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 5 loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": [
     {
      "orderId": "70012",
      "orderState": "11",
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountMsg": "by Mon 23 Nov · 1 day left",
      "amount": 5028,
      "repaymentAmount": 5028,
      "interest": 28,
      "fullButtonName": "View Order",
      "arriveAmount": 4410,
      "loanDate": 1794810780000,
      "repaymentDate": 1795415580000,
      "overdueDays": 0,
      "overdueFee": 0,
      "extensions": [],
      "serverTime": 1795329000000
     }
    ]
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "11",
     "productName": "Kosha Flex",
     "orderNo": "KS0000012012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 1,
     "extensions": [],
     "applyTime": 1794810600000,
     "repaymentDate": 1795415580000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": null,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "11",
      "productName": "Kosha Flex",
      "orderNo": "KS0000012012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5028,
      "extensionState": 1,
      "extensions": [],
      "applyTime": 1794810600000,
      "repaymentDate": 1795415580000,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": null,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": 1794810780000,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "none",
      "keyFacts": {
       "proposalNo": "KFKS0000012012-1",
       "isExpired": true,
       "isAcknowledged": true,
       "mustAcknowledge": false
      },
      "returnUntil": null,
      "isReturned": false,
      "isExtension": true,
      "extensionMsg": "Pay ₹205 by 23 Nov 2026, 11:00 am to move the due date to Sun 29 Nov."
     },
     "extension": {
      "extensionId": "70012-1",
      "orderRepayId": "70012",
      "extensionFee": 205,
      "extensionFeePaid": 0,
      "extensionServiceFee": 177,
      "extensionRate": 3,
      "interest": 28,
      "extensionApplyTime": 1795325400000,
      "extensionDay": 7,
      "extensionTime": 1795930200000,
      "payUntil": 1795411800000,
      "paymentState": "open",
      "overdueRate": 1,
      "serverTime": 1795329000000
     },
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 475,
      "gstFee": 85.5,
      "interest": 28,
      "arriveAmount": 4439.5,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": 1795415580000
     }
    }
   }
  },
  "overdue-extension": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 loan on time to unlock this product.",
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 loans on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 5 loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": [
     {
      "orderId": "70012",
      "orderState": "11",
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountMsg": "2 days late · ₹50 more each day",
      "amount": 5128,
      "repaymentAmount": 5128,
      "interest": 28,
      "fullButtonName": "View Order",
      "arriveAmount": 4410,
      "loanDate": 1794551580000,
      "repaymentDate": 1795156380000,
      "overdueDays": 2,
      "overdueFee": 100,
      "extensions": [],
      "serverTime": 1795329000000
     }
    ]
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "11",
     "productName": "Kosha Flex",
     "orderNo": "KS0000024012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5128,
     "extensionState": 1,
     "extensions": [],
     "applyTime": 1794551400000,
     "repaymentDate": 1795156380000,
     "overdueDays": 2,
     "overdueFee": 100,
     "settledTime": null,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "11",
      "productName": "Kosha Flex",
      "orderNo": "KS0000024012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5128,
      "extensionState": 1,
      "extensions": [],
      "applyTime": 1794551400000,
      "repaymentDate": 1795156380000,
      "overdueDays": 2,
      "overdueFee": 100,
      "settledTime": null,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": 1794551580000,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "none",
      "keyFacts": {
       "proposalNo": "KFKS0000024012-1",
       "isExpired": true,
       "isAcknowledged": true,
       "mustAcknowledge": false
      },
      "returnUntil": null,
      "isReturned": false,
      "isExtension": true,
      "extensionMsg": "Pay ₹205 by 23 Nov 2026, 11:00 am to move the due date to Sun 29 Nov."
     },
     "extension": {
      "extensionId": "70012-1",
      "orderRepayId": "70012",
      "extensionFee": 205,
      "extensionFeePaid": 0,
      "extensionServiceFee": 177,
      "extensionRate": 3,
      "interest": 28,
      "extensionApplyTime": 1795325400000,
      "extensionDay": 7,
      "extensionTime": 1795930200000,
      "payUntil": 1795411800000,
      "paymentState": "open",
      "overdueRate": 1,
      "serverTime": 1795329000000
     },
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     }
    }
   }
  },
  "extended": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 loan on time to unlock this product.",
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 loans on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 5 loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": [
     {
      "orderId": "70012",
      "orderState": "6",
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountMsg": "by Sat 28 Nov · 6 days left",
      "amount": 5028,
      "repaymentAmount": 5028,
      "interest": 28,
      "fullButtonName": "Repay now",
      "arriveAmount": 4410,
      "loanDate": 1794810780000,
      "repaymentDate": 1795847400000,
      "overdueDays": 0,
      "overdueFee": 0,
      "extensions": [
       {
        "paidTime": 1795242600000,
        "fee": 205,
        "dueDateBefore": 1795415580000,
        "dueDateAfter": 1795847400000
       }
      ],
      "serverTime": 1795329000000
     }
    ]
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "6",
     "productName": "Kosha Flex",
     "orderNo": "KS0000022012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 3,
     "extensions": [
      {
       "paidTime": 1795242600000,
       "fee": 205,
       "dueDateBefore": 1795415580000,
       "dueDateAfter": 1795847400000
      }
     ],
     "applyTime": 1794810600000,
     "repaymentDate": 1795847400000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": null,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "6",
      "productName": "Kosha Flex",
      "orderNo": "KS0000022012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5028,
      "extensionState": 3,
      "extensions": [
       {
        "paidTime": 1795242600000,
        "fee": 205,
        "dueDateBefore": 1795415580000,
        "dueDateAfter": 1795847400000
       }
      ],
      "applyTime": 1794810600000,
      "repaymentDate": 1795847400000,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": null,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": 1794810780000,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "none",
      "keyFacts": {
       "proposalNo": "KFKS0000022012-1",
       "isExpired": true,
       "isAcknowledged": true,
       "mustAcknowledge": false
      },
      "returnUntil": null,
      "isReturned": false,
      "isExtension": false,
      "extensionMsg": "You paid ₹205 to move the due date to 28 Nov 2026."
     },
     "extension": {
      "extensionId": "70012-1",
      "orderRepayId": "70012",
      "extensionFee": 205,
      "extensionFeePaid": 205,
      "extensionServiceFee": 177,
      "extensionRate": 3,
      "interest": 28,
      "extensionApplyTime": 1795242600000,
      "extensionDay": 7,
      "extensionTime": 1795847400000,
      "payUntil": null,
      "paymentState": "paid",
      "overdueRate": 1,
      "serverTime": 1795329000000
     },
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 475,
      "gstFee": 85.5,
      "interest": 28,
      "arriveAmount": 4439.5,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": 1795847400000
     }
    }
   }
  },
  "extended-late": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 loan on time to unlock this product.",
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 loans on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 5 loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": [
     {
      "orderId": "70012",
      "orderState": "8",
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountMsg": "2 days late · ₹50 more each day",
      "amount": 5128,
      "repaymentAmount": 5128,
      "interest": 28,
      "fullButtonName": "Repay now",
      "arriveAmount": 4410,
      "loanDate": 1794033180000,
      "repaymentDate": 1795156200000,
      "overdueDays": 2,
      "overdueFee": 100,
      "extensions": [
       {
        "paidTime": 1794551400000,
        "fee": 205,
        "dueDateBefore": 1794637980000,
        "dueDateAfter": 1795156200000
       }
      ],
      "serverTime": 1795329000000
     }
    ]
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "8",
     "productName": "Kosha Flex",
     "orderNo": "KS0000025012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5128,
     "extensionState": 3,
     "extensions": [
      {
       "paidTime": 1794551400000,
       "fee": 205,
       "dueDateBefore": 1794637980000,
       "dueDateAfter": 1795156200000
      }
     ],
     "applyTime": 1794033000000,
     "repaymentDate": 1795156200000,
     "overdueDays": 2,
     "overdueFee": 100,
     "settledTime": null,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "8",
      "productName": "Kosha Flex",
      "orderNo": "KS0000025012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5128,
      "extensionState": 3,
      "extensions": [
       {
        "paidTime": 1794551400000,
        "fee": 205,
        "dueDateBefore": 1794637980000,
        "dueDateAfter": 1795156200000
       }
      ],
      "applyTime": 1794033000000,
      "repaymentDate": 1795156200000,
      "overdueDays": 2,
      "overdueFee": 100,
      "settledTime": null,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": 1794033180000,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "none",
      "keyFacts": {
       "proposalNo": "KFKS0000025012-1",
       "isExpired": true,
       "isAcknowledged": true,
       "mustAcknowledge": false
      },
      "returnUntil": null,
      "isReturned": false,
      "isExtension": true,
      "extensionMsg": "You paid ₹205 to move the due date to 20 Nov 2026."
     },
     "extension": {
      "extensionId": "70012-2",
      "orderRepayId": "70012",
      "extensionFee": 205,
      "extensionFeePaid": 0,
      "extensionServiceFee": 177,
      "extensionRate": 3,
      "interest": 28,
      "extensionApplyTime": 1795329000000,
      "extensionDay": 7,
      "extensionTime": 1795933800000,
      "payUntil": null,
      "paymentState": "none",
      "overdueRate": 1,
      "serverTime": 1795329000000
     },
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     }
    }
   }
  },
  "extended-settled": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 more loan on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 3 more loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 more loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": []
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "7",
     "productName": "Kosha Flex",
     "orderNo": "KS0000026012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 3,
     "extensions": [
      {
       "paidTime": 1794810600000,
       "fee": 205,
       "dueDateBefore": 1794897180000,
       "dueDateAfter": 1795415400000
      }
     ],
     "applyTime": 1794292200000,
     "repaymentDate": 1795415400000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": 1795242600000,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "7",
      "productName": "Kosha Flex",
      "orderNo": "KS0000026012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5028,
      "extensionState": 3,
      "extensions": [
       {
        "paidTime": 1794810600000,
        "fee": 205,
        "dueDateBefore": 1794897180000,
        "dueDateAfter": 1795415400000
       }
      ],
      "applyTime": 1794292200000,
      "repaymentDate": 1795415400000,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": 1795242600000,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": 1794292380000,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "paid",
      "keyFacts": {
       "proposalNo": "KFKS0000026012-1",
       "isExpired": true,
       "isAcknowledged": true,
       "mustAcknowledge": false
      },
      "returnUntil": null,
      "isReturned": false,
      "isExtension": false,
      "extensionMsg": "You paid ₹205 to move the due date to 23 Nov 2026."
     },
     "extension": {
      "extensionId": "70012-1",
      "orderRepayId": "70012",
      "extensionFee": 205,
      "extensionFeePaid": 205,
      "extensionServiceFee": 177,
      "extensionRate": 3,
      "interest": 28,
      "extensionApplyTime": 1794810600000,
      "extensionDay": 7,
      "extensionTime": 1795415400000,
      "payUntil": null,
      "paymentState": "paid",
      "overdueRate": 1,
      "serverTime": 1795329000000
     },
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      }
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 475,
      "gstFee": 85.5,
      "interest": 28,
      "arriveAmount": 4439.5,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 475,
      "gstFee": 85.5,
      "interest": 28,
      "arriveAmount": 4439.5,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     }
    }
   }
  },
  "closed": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 loan on time to unlock this product.",
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 loans on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 5 loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": []
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "9",
     "productName": "Kosha Flex",
     "orderNo": "KS0000013012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1795069800000,
     "repaymentDate": null,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": null,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "9",
      "productName": "Kosha Flex",
      "orderNo": "KS0000013012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5028,
      "extensionState": 0,
      "extensions": [],
      "applyTime": 1795069800000,
      "repaymentDate": null,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": null,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": null,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "none",
      "keyFacts": {
       "proposalNo": "KFKS0000013012-1",
       "isExpired": false,
       "isAcknowledged": false,
       "mustAcknowledge": false
      },
      "returnUntil": null,
      "isReturned": false,
      "isExtension": false,
      "extensionMsg": null
     },
     "extension": null,
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     }
    }
   }
  },
  "scheduled": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 loan on time to unlock this product.",
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 loans on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 5 loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": [
     {
      "orderId": "70012",
      "orderState": "6",
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountMsg": "by Fri 27 Nov · 5 days left",
      "amount": 5028,
      "repaymentAmount": 5028,
      "interest": 28,
      "fullButtonName": "Repay now",
      "arriveAmount": 4410,
      "loanDate": 1795156380000,
      "repaymentDate": 1795761180000,
      "overdueDays": 0,
      "overdueFee": 0,
      "extensions": [],
      "serverTime": 1795329000000
     }
    ]
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "6",
     "productName": "Kosha Flex",
     "orderNo": "KS0000015012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1795156200000,
     "repaymentDate": 1795761180000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": null,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "6",
      "productName": "Kosha Flex",
      "orderNo": "KS0000015012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5028,
      "extensionState": 0,
      "extensions": [],
      "applyTime": 1795156200000,
      "repaymentDate": 1795761180000,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": null,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": 1795156380000,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "none",
      "keyFacts": {
       "proposalNo": "KFKS0000015012-1",
       "isExpired": false,
       "isAcknowledged": true,
       "mustAcknowledge": false
      },
      "returnUntil": 1795415580000,
      "isReturned": false,
      "isExtension": false,
      "extensionMsg": null
     },
     "extension": null,
     "coolingOff": {
      "until": 1795415580000,
      "payable": 4418,
      "later": [
       {
        "from": 1795329180000,
        "payable": 4422
       }
      ],
      "received": 4410
     },
     "next": {
      "id": "412",
      "orderNo": "KS0000015013",
      "productId": "1",
      "productName": "Kosha Flex",
      "expectBorrowAmount": 5000,
      "period": 7,
      "createTime": 1795242600000,
      "cardId": "31",
      "usage": "Education",
      "state": "waiting",
      "refusal": null,
      "currentOrderId": "70012",
      "startedOrderId": null
     },
     "keyFacts": null
    }
   },
   "schedules": [
    {
     "id": "412",
     "orderNo": "KS0000015013",
     "productId": "1",
     "productName": "Kosha Flex",
     "expectBorrowAmount": 5000,
     "period": 7,
     "createTime": 1795242600000,
     "cardId": "31",
     "usage": "Education",
     "state": "waiting",
     "refusal": null,
     "currentOrderId": "70012",
     "startedOrderId": null
    }
   ],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": null
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "arriveAmount": 4410,
      "repaymentDate": 1795933800000,
      "tier": null,
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 475,
      "gstFee": 85.5,
      "interest": 28,
      "arriveAmount": 4439.5,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": 1795761180000
     }
    }
   }
  },
  "schedule-refused": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 more loan on time to unlock this product.",
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 3 more loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 4 more loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": []
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "7",
     "productName": "Kosha Flex",
     "orderNo": "KS0000020012",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1794897000000,
     "repaymentDate": 1795501980000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": 1795242600000,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "7",
      "productName": "Kosha Flex",
      "orderNo": "KS0000020012",
      "loanAmount": 5000,
      "arriveAmount": 4410,
      "repaymentAmount": 5028,
      "extensionState": 0,
      "extensions": [],
      "applyTime": 1794897000000,
      "repaymentDate": 1795501980000,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": 1795242600000,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": 1794897180000,
      "serviceFee": 500,
      "gstFee": 90,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "paid",
      "keyFacts": {
       "proposalNo": "KFKS0000020012-1",
       "isExpired": true,
       "isAcknowledged": true,
       "mustAcknowledge": false
      },
      "returnUntil": null,
      "isReturned": false,
      "isExtension": false,
      "extensionMsg": null
     },
     "extension": null,
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [
    {
     "id": "412",
     "orderNo": "KS0000020013",
     "productId": "1",
     "productName": "Kosha Flex",
     "expectBorrowAmount": 5000,
     "period": 7,
     "createTime": 1794983400000,
     "cardId": "31",
     "usage": "Education",
     "state": "refused",
     "refusal": "₹5,000 is above your present limit.",
     "currentOrderId": "70012",
     "startedOrderId": null
    }
   ],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      }
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 475,
      "gstFee": 85.5,
      "interest": 28,
      "arriveAmount": 4439.5,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 475,
      "gstFee": 85.5,
      "interest": 28,
      "arriveAmount": 4439.5,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 2,
       "reductionPercent": 5
      },
      "repayBy": null
     }
    }
   }
  },
  "silver": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 2 more loans on time to unlock this product.",
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 3 more loans on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": []
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "7",
     "productName": "Kosha Flex",
     "orderNo": "KS0000027012",
     "loanAmount": 5000,
     "arriveAmount": 4439.5,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1793601000000,
     "repaymentDate": 1794205980000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": 1794033000000,
     "serverTime": 1795329000000
    },
    {
     "orderId": "70011",
     "orderState": "7",
     "productName": "Kosha Flex",
     "orderNo": "KS0000027011",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1792737000000,
     "repaymentDate": 1793341980000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": 1793169000000,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "7",
      "productName": "Kosha Flex",
      "orderNo": "KS0000027012",
      "loanAmount": 5000,
      "arriveAmount": 4439.5,
      "repaymentAmount": 5028,
      "extensionState": 0,
      "extensions": [],
      "applyTime": 1793601000000,
      "repaymentDate": 1794205980000,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": 1794033000000,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": 1793601180000,
      "serviceFee": 475,
      "gstFee": 85.5,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "paid",
      "keyFacts": {
       "proposalNo": "KFKS0000027012-1",
       "isExpired": true,
       "isAcknowledged": true,
       "mustAcknowledge": false
      },
      "returnUntil": null,
      "isReturned": false,
      "isExtension": false,
      "extensionMsg": null
     },
     "extension": null,
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      }
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 455,
      "gstFee": 81.9,
      "interest": 28,
      "arriveAmount": 4463.1,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 455,
      "gstFee": 81.9,
      "interest": 28,
      "arriveAmount": 4463.1,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      },
      "repayBy": null
     }
    },
    "2": {
     "info": {
      "name": "Kosha Copper",
      "logo": logos[1],
      "amountList": [
       2000,
       3000,
       5000,
       7000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.7,
      "serviceRate": 10,
      "slogan": "More, after your first repayment on time",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      }
     },
     "costNow": {
      "repaymentAmount": 7039.2,
      "serviceFee": 637,
      "gstFee": 114.66,
      "interest": 39.2,
      "arriveAmount": 6248.34,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 7039.2,
      "serviceFee": 637,
      "gstFee": 114.66,
      "interest": 39.2,
      "arriveAmount": 6248.34,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      },
      "repayBy": null
     }
    },
    "3": {
     "info": {
      "name": "Kosha Silver",
      "logo": logos[2],
      "amountList": [
       3000,
       5000,
       8000,
       10000
      ],
      "period": 7,
      "interestRate": 0.07,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.6,
      "serviceRate": 10,
      "slogan": "Two repayments on time open it",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      }
     },
     "costNow": {
      "repaymentAmount": 10049,
      "serviceFee": 910,
      "gstFee": 163.8,
      "interest": 49,
      "arriveAmount": 8926.2,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 10049,
      "serviceFee": 910,
      "gstFee": 163.8,
      "interest": 49,
      "arriveAmount": 8926.2,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      },
      "repayBy": null
     }
    },
    "4": {
     "info": {
      "name": "Kosha Gold",
      "logo": logos[3],
      "amountList": [
       5000,
       10000,
       15000,
       20000
      ],
      "period": 7,
      "interestRate": 0.06,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.9,
      "serviceRate": 8,
      "slogan": "For those who always repay on time",
      "periodList": [
       7,
       14,
       30
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      }
     },
     "costNow": {
      "repaymentAmount": 20084,
      "serviceFee": 1456,
      "gstFee": 262.08,
      "interest": 84,
      "arriveAmount": 18281.92,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 20084,
      "serviceFee": 1456,
      "gstFee": 262.08,
      "interest": 84,
      "arriveAmount": 18281.92,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      },
      "repayBy": null
     }
    },
    "5": {
     "info": {
      "name": "Kosha Platinum",
      "logo": logos[4],
      "amountList": [
       5000,
       10000,
       20000,
       40000
      ],
      "period": 7,
      "interestRate": 0.05,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.9,
      "serviceRate": 6,
      "slogan": "The best terms there are",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      }
     },
     "costNow": {
      "repaymentAmount": 40140,
      "serviceFee": 2184,
      "gstFee": 393.12,
      "interest": 140,
      "arriveAmount": 37422.88,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 40140,
      "serviceFee": 2184,
      "gstFee": 393.12,
      "interest": 140,
      "arriveAmount": 37422.88,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      },
      "repayBy": null
     }
    },
    "6": {
     "info": {
      "name": "Kosha Mini",
      "logo": logos[5],
      "amountList": [
       500,
       1000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.2,
      "serviceRate": 10,
      "slogan": "Small sums, taken for today",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      }
     },
     "costNow": {
      "repaymentAmount": 1005.6,
      "serviceFee": 91,
      "gstFee": 16.38,
      "interest": 5.6,
      "arriveAmount": 892.62,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 1005.6,
      "serviceFee": 91,
      "gstFee": 16.38,
      "interest": 5.6,
      "arriveAmount": 892.62,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      },
      "repayBy": null
     }
    },
    "7": {
     "info": {
      "name": "Partner Loan",
      "logo": logos[6],
      "amountList": [
       10000,
       50000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4,
      "serviceRate": 10,
      "slogan": "An offer of another lender",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      }
     },
     "costNow": {
      "repaymentAmount": 50280,
      "serviceFee": 4550,
      "gstFee": 819,
      "interest": 280,
      "arriveAmount": 44631,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 50280,
      "serviceFee": 4550,
      "gstFee": 819,
      "interest": 280,
      "arriveAmount": 44631,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 3,
       "reductionPercent": 9
      },
      "repayBy": null
     }
    }
   }
  },
  "gold": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 0,
      "isFull": 0,
      "fullMsg": "Repay 1 more loan on time to unlock this product.",
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": []
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "7",
     "productName": "Kosha Flex",
     "orderNo": "KS0000016012",
     "loanAmount": 5000,
     "arriveAmount": 4463.1,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1793601000000,
     "repaymentDate": 1794205980000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": 1794033000000,
     "serverTime": 1795329000000
    },
    {
     "orderId": "70011",
     "orderState": "7",
     "productName": "Kosha Flex",
     "orderNo": "KS0000016011",
     "loanAmount": 5000,
     "arriveAmount": 4463.1,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1792737000000,
     "repaymentDate": 1793341980000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": 1793169000000,
     "serverTime": 1795329000000
    },
    {
     "orderId": "70010",
     "orderState": "7",
     "productName": "Kosha Flex",
     "orderNo": "KS0000016010",
     "loanAmount": 5000,
     "arriveAmount": 4439.5,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1791873000000,
     "repaymentDate": 1792477980000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": 1792305000000,
     "serverTime": 1795329000000
    },
    {
     "orderId": "70009",
     "orderState": "7",
     "productName": "Kosha Flex",
     "orderNo": "KS0000016009",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1791009000000,
     "repaymentDate": 1791613980000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": 1791441000000,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "7",
      "productName": "Kosha Flex",
      "orderNo": "KS0000016012",
      "loanAmount": 5000,
      "arriveAmount": 4463.1,
      "repaymentAmount": 5028,
      "extensionState": 0,
      "extensions": [],
      "applyTime": 1793601000000,
      "repaymentDate": 1794205980000,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": 1794033000000,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": 1793601180000,
      "serviceFee": 455,
      "gstFee": 81.9,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "paid",
      "keyFacts": {
       "proposalNo": "KFKS0000016012-1",
       "isExpired": true,
       "isAcknowledged": true,
       "mustAcknowledge": false
      },
      "returnUntil": null,
      "isReturned": false,
      "isExtension": false,
      "extensionMsg": null
     },
     "extension": null,
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      }
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 435,
      "gstFee": 78.3,
      "interest": 28,
      "arriveAmount": 4486.7,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 435,
      "gstFee": 78.3,
      "interest": 28,
      "arriveAmount": 4486.7,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      },
      "repayBy": null
     }
    },
    "2": {
     "info": {
      "name": "Kosha Copper",
      "logo": logos[1],
      "amountList": [
       2000,
       3000,
       5000,
       7000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.7,
      "serviceRate": 10,
      "slogan": "More, after your first repayment on time",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      }
     },
     "costNow": {
      "repaymentAmount": 7039.2,
      "serviceFee": 609,
      "gstFee": 109.62,
      "interest": 39.2,
      "arriveAmount": 6281.38,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 7039.2,
      "serviceFee": 609,
      "gstFee": 109.62,
      "interest": 39.2,
      "arriveAmount": 6281.38,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      },
      "repayBy": null
     }
    },
    "3": {
     "info": {
      "name": "Kosha Silver",
      "logo": logos[2],
      "amountList": [
       3000,
       5000,
       8000,
       10000
      ],
      "period": 7,
      "interestRate": 0.07,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.6,
      "serviceRate": 10,
      "slogan": "Two repayments on time open it",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      }
     },
     "costNow": {
      "repaymentAmount": 10049,
      "serviceFee": 870,
      "gstFee": 156.6,
      "interest": 49,
      "arriveAmount": 8973.4,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 10049,
      "serviceFee": 870,
      "gstFee": 156.6,
      "interest": 49,
      "arriveAmount": 8973.4,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      },
      "repayBy": null
     }
    },
    "4": {
     "info": {
      "name": "Kosha Gold",
      "logo": logos[3],
      "amountList": [
       5000,
       10000,
       15000,
       20000
      ],
      "period": 7,
      "interestRate": 0.06,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.9,
      "serviceRate": 8,
      "slogan": "For those who always repay on time",
      "periodList": [
       7,
       14,
       30
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      }
     },
     "costNow": {
      "repaymentAmount": 20084,
      "serviceFee": 1392,
      "gstFee": 250.56,
      "interest": 84,
      "arriveAmount": 18357.44,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 20084,
      "serviceFee": 1392,
      "gstFee": 250.56,
      "interest": 84,
      "arriveAmount": 18357.44,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      },
      "repayBy": null
     }
    },
    "5": {
     "info": {
      "name": "Kosha Platinum",
      "logo": logos[4],
      "amountList": [
       5000,
       10000,
       20000,
       40000
      ],
      "period": 7,
      "interestRate": 0.05,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.9,
      "serviceRate": 6,
      "slogan": "The best terms there are",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      }
     },
     "costNow": {
      "repaymentAmount": 40140,
      "serviceFee": 2088,
      "gstFee": 375.84,
      "interest": 140,
      "arriveAmount": 37536.16,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 40140,
      "serviceFee": 2088,
      "gstFee": 375.84,
      "interest": 140,
      "arriveAmount": 37536.16,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      },
      "repayBy": null
     }
    },
    "6": {
     "info": {
      "name": "Kosha Mini",
      "logo": logos[5],
      "amountList": [
       500,
       1000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.2,
      "serviceRate": 10,
      "slogan": "Small sums, taken for today",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      }
     },
     "costNow": {
      "repaymentAmount": 1005.6,
      "serviceFee": 87,
      "gstFee": 15.66,
      "interest": 5.6,
      "arriveAmount": 897.34,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 1005.6,
      "serviceFee": 87,
      "gstFee": 15.66,
      "interest": 5.6,
      "arriveAmount": 897.34,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      },
      "repayBy": null
     }
    },
    "7": {
     "info": {
      "name": "Partner Loan",
      "logo": logos[6],
      "amountList": [
       10000,
       50000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4,
      "serviceRate": 10,
      "slogan": "An offer of another lender",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      }
     },
     "costNow": {
      "repaymentAmount": 50280,
      "serviceFee": 4350,
      "gstFee": 783,
      "interest": 280,
      "arriveAmount": 44867,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 50280,
      "serviceFee": 4350,
      "gstFee": 783,
      "interest": 280,
      "arriveAmount": 44867,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 4,
       "reductionPercent": 13
      },
      "repayBy": null
     }
    }
   }
  },
  "platinum": {
   "home": {
    "homeProductVos": [
     {
      "id": "1",
      "name": "Kosha Flex",
      "logo": logos[0],
      "maxAmount": 5000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "2",
      "name": "Kosha Copper",
      "logo": logos[1],
      "maxAmount": 7000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 2,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "3",
      "name": "Kosha Silver",
      "logo": logos[2],
      "maxAmount": 10000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 3,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "4",
      "name": "Kosha Gold",
      "logo": logos[3],
      "maxAmount": 20000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 4,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "5",
      "name": "Kosha Platinum",
      "logo": logos[4],
      "maxAmount": 40000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 5,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "6",
      "name": "Kosha Mini",
      "logo": logos[5],
      "maxAmount": 1000,
      "productType": 1,
      "productStatus": 1,
      "isFull": 1,
      "fullMsg": "This product is full for today.",
      "orderNum": 0,
      "h5Href": null,
      "reapplyTime": null
     },
     {
      "id": "7",
      "name": "Partner Loan",
      "logo": logos[6],
      "maxAmount": 50000,
      "productType": 0,
      "productStatus": 1,
      "isFull": 0,
      "fullMsg": null,
      "orderNum": 0,
      "h5Href": "https://example.org/loans",
      "reapplyTime": null
     }
    ],
    "undwayList": []
   },
   "auth": {
    "userAuthConfigVoList": [
     {
      "key": "basic"
     },
     {
      "key": "work"
     },
     {
      "key": "identity"
     },
     {
      "key": "face"
     },
     {
      "key": "contacts"
     }
    ],
    "basic": 1,
    "work": 1,
    "kycAadhaarAndPan": 1,
    "kycFaceAndHold": 1,
    "contact": 1
   },
   "cards": [
    {
     "id": "31",
     "cardNo": "XXXX7891",
     "bankCode": "HDFC0001234",
     "bankName": "HDFC Bank"
    }
   ],
   "orders": [
    {
     "orderId": "70012",
     "orderState": "7",
     "productName": "Kosha Flex",
     "orderNo": "KS0000028012",
     "loanAmount": 5000,
     "arriveAmount": 4486.7,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1793601000000,
     "repaymentDate": 1794205980000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": 1794033000000,
     "serverTime": 1795329000000
    },
    {
     "orderId": "70011",
     "orderState": "7",
     "productName": "Kosha Flex",
     "orderNo": "KS0000028011",
     "loanAmount": 5000,
     "arriveAmount": 4463.1,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1792737000000,
     "repaymentDate": 1793341980000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": 1793169000000,
     "serverTime": 1795329000000
    },
    {
     "orderId": "70010",
     "orderState": "7",
     "productName": "Kosha Flex",
     "orderNo": "KS0000028010",
     "loanAmount": 5000,
     "arriveAmount": 4463.1,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1791873000000,
     "repaymentDate": 1792477980000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": 1792305000000,
     "serverTime": 1795329000000
    },
    {
     "orderId": "70009",
     "orderState": "7",
     "productName": "Kosha Flex",
     "orderNo": "KS0000028009",
     "loanAmount": 5000,
     "arriveAmount": 4439.5,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1791009000000,
     "repaymentDate": 1791613980000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": 1791441000000,
     "serverTime": 1795329000000
    },
    {
     "orderId": "70008",
     "orderState": "7",
     "productName": "Kosha Flex",
     "orderNo": "KS0000028008",
     "loanAmount": 5000,
     "arriveAmount": 4410,
     "repaymentAmount": 5028,
     "extensionState": 0,
     "extensions": [],
     "applyTime": 1790145000000,
     "repaymentDate": 1790749980000,
     "overdueDays": 0,
     "overdueFee": 0,
     "settledTime": 1790577000000,
     "serverTime": 1795329000000
    }
   ],
   "byOrder": {
    "70012": {
     "detail": {
      "orderId": "70012",
      "orderState": "7",
      "productName": "Kosha Flex",
      "orderNo": "KS0000028012",
      "loanAmount": 5000,
      "arriveAmount": 4486.7,
      "repaymentAmount": 5028,
      "extensionState": 0,
      "extensions": [],
      "applyTime": 1793601000000,
      "repaymentDate": 1794205980000,
      "overdueDays": 0,
      "overdueFee": 0,
      "settledTime": 1794033000000,
      "serverTime": 1795329000000,
      "productId": "1",
      "period": 7,
      "loanDate": 1793601180000,
      "serviceFee": 435,
      "gstFee": 78.3,
      "interest": 28,
      "interestRate": 0.08,
      "cardId": "31",
      "bankNo": "XXXX7891",
      "usage": null,
      "reservation": 0,
      "canChooseAmount": true,
      "paymentState": "paid",
      "keyFacts": {
       "proposalNo": "KFKS0000028012-1",
       "isExpired": true,
       "isAcknowledged": true,
       "mustAcknowledge": false
      },
      "returnUntil": null,
      "isReturned": false,
      "isExtension": false,
      "extensionMsg": null
     },
     "extension": null,
     "coolingOff": null,
     "next": null,
     "keyFacts": null
    }
   },
   "schedules": [],
   "byProduct": {
    "1": {
     "info": {
      "name": "Kosha Flex",
      "logo": logos[0],
      "amountList": [
       1000,
       2000,
       3000,
       5000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.8,
      "serviceRate": 10,
      "slogan": "Cash for the days before payday",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      }
     },
     "costNow": {
      "repaymentAmount": 5028,
      "serviceFee": 430,
      "gstFee": 77.4,
      "interest": 28,
      "arriveAmount": 4492.6,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 5028,
      "serviceFee": 430,
      "gstFee": 77.4,
      "interest": 28,
      "arriveAmount": 4492.6,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      },
      "repayBy": null
     }
    },
    "2": {
     "info": {
      "name": "Kosha Copper",
      "logo": logos[1],
      "amountList": [
       2000,
       3000,
       5000,
       7000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.7,
      "serviceRate": 10,
      "slogan": "More, after your first repayment on time",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      }
     },
     "costNow": {
      "repaymentAmount": 7039.2,
      "serviceFee": 602,
      "gstFee": 108.36,
      "interest": 39.2,
      "arriveAmount": 6289.64,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 7039.2,
      "serviceFee": 602,
      "gstFee": 108.36,
      "interest": 39.2,
      "arriveAmount": 6289.64,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      },
      "repayBy": null
     }
    },
    "3": {
     "info": {
      "name": "Kosha Silver",
      "logo": logos[2],
      "amountList": [
       3000,
       5000,
       8000,
       10000
      ],
      "period": 7,
      "interestRate": 0.07,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.6,
      "serviceRate": 10,
      "slogan": "Two repayments on time open it",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      }
     },
     "costNow": {
      "repaymentAmount": 10049,
      "serviceFee": 860,
      "gstFee": 154.8,
      "interest": 49,
      "arriveAmount": 8985.2,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 10049,
      "serviceFee": 860,
      "gstFee": 154.8,
      "interest": 49,
      "arriveAmount": 8985.2,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      },
      "repayBy": null
     }
    },
    "4": {
     "info": {
      "name": "Kosha Gold",
      "logo": logos[3],
      "amountList": [
       5000,
       10000,
       15000,
       20000
      ],
      "period": 7,
      "interestRate": 0.06,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.9,
      "serviceRate": 8,
      "slogan": "For those who always repay on time",
      "periodList": [
       7,
       14,
       30
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      }
     },
     "costNow": {
      "repaymentAmount": 20084,
      "serviceFee": 1376,
      "gstFee": 247.68,
      "interest": 84,
      "arriveAmount": 18376.32,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 20084,
      "serviceFee": 1376,
      "gstFee": 247.68,
      "interest": 84,
      "arriveAmount": 18376.32,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      },
      "repayBy": null
     }
    },
    "5": {
     "info": {
      "name": "Kosha Platinum",
      "logo": logos[4],
      "amountList": [
       5000,
       10000,
       20000,
       40000
      ],
      "period": 7,
      "interestRate": 0.05,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.9,
      "serviceRate": 6,
      "slogan": "The best terms there are",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      }
     },
     "costNow": {
      "repaymentAmount": 40140,
      "serviceFee": 2064,
      "gstFee": 371.52,
      "interest": 140,
      "arriveAmount": 37564.48,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 40140,
      "serviceFee": 2064,
      "gstFee": 371.52,
      "interest": 140,
      "arriveAmount": 37564.48,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      },
      "repayBy": null
     }
    },
    "6": {
     "info": {
      "name": "Kosha Mini",
      "logo": logos[5],
      "amountList": [
       500,
       1000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4.2,
      "serviceRate": 10,
      "slogan": "Small sums, taken for today",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      }
     },
     "costNow": {
      "repaymentAmount": 1005.6,
      "serviceFee": 86,
      "gstFee": 15.48,
      "interest": 5.6,
      "arriveAmount": 898.52,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 1005.6,
      "serviceFee": 86,
      "gstFee": 15.48,
      "interest": 5.6,
      "arriveAmount": 898.52,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      },
      "repayBy": null
     }
    },
    "7": {
     "info": {
      "name": "Partner Loan",
      "logo": logos[6],
      "amountList": [
       10000,
       50000
      ],
      "period": 7,
      "interestRate": 0.08,
      "loanProcessingTime": "Within 30 minutes",
      "score": 4,
      "serviceRate": 10,
      "slogan": "An offer of another lender",
      "periodList": [
       7
      ],
      "detail": [
       {
        "content": [
         "Indian citizen",
         "18 years or older"
        ]
       },
       {
        "content": [
         "KYC documents: Aadhaar and PAN",
         "Basic information",
         "Work information",
         "Contact information"
        ]
       }
      ],
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      }
     },
     "costNow": {
      "repaymentAmount": 50280,
      "serviceFee": 4300,
      "gstFee": 774,
      "interest": 280,
      "arriveAmount": 44926,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      },
      "repayBy": null
     },
     "costNext": {
      "repaymentAmount": 50280,
      "serviceFee": 4300,
      "gstFee": 774,
      "interest": 280,
      "arriveAmount": 44926,
      "repaymentDate": 1795933800000,
      "tier": {
       "orderNum": 5,
       "reductionPercent": 14
      },
      "repayBy": null
     }
    }
   }
  }
 }
};
