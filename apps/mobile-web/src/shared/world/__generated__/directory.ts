import type { Directory } from '../directory.ts';

/** Written by world.test.ts of the reference server's branches; do not change it by hand. */
export const directory: Directory = {
 "banks": [
  {
   "id": "705c73135c",
   "bankName": "510 Army Base W/s Credit Co-operative Primary Bank"
  },
  {
   "id": "5d092cf7d6",
   "bankName": "A.P. Mahesh Co-operative Urban Bank"
  },
  {
   "id": "bdad1f3486",
   "bankName": "Abhyudaya Co-operative Bank"
  },
  {
   "id": "83a4b5a2c4",
   "bankName": "Axis Bank"
  },
  {
   "id": "fce0b15c7c",
   "bankName": "Bank of Baroda"
  },
  {
   "id": "a370d63d12",
   "bankName": "HDFC Bank"
  },
  {
   "id": "40923ea889",
   "bankName": "ICICI Bank"
  },
  {
   "id": "4e4f0340c8",
   "bankName": "State Bank of India"
  }
 ],
 "statesOf": {
  "705c73135c": [
   {
    "id": "705c73135c-27",
    "name": "Maharashtra"
   }
  ],
  "5d092cf7d6": [
   {
    "id": "5d092cf7d6-27",
    "name": "Maharashtra"
   },
   {
    "id": "5d092cf7d6-36",
    "name": "Telangana"
   }
  ],
  "bdad1f3486": [
   {
    "id": "bdad1f3486-27",
    "name": "Maharashtra"
   }
  ],
  "83a4b5a2c4": [
   {
    "id": "83a4b5a2c4-7",
    "name": "Delhi"
   },
   {
    "id": "83a4b5a2c4-29",
    "name": "Karnataka"
   },
   {
    "id": "83a4b5a2c4-27",
    "name": "Maharashtra"
   },
   {
    "id": "83a4b5a2c4-8",
    "name": "Rajasthan"
   }
  ],
  "fce0b15c7c": [
   {
    "id": "fce0b15c7c-29",
    "name": "Karnataka"
   },
   {
    "id": "fce0b15c7c-27",
    "name": "Maharashtra"
   }
  ],
  "a370d63d12": [
   {
    "id": "a370d63d12-7",
    "name": "Delhi"
   },
   {
    "id": "a370d63d12-29",
    "name": "Karnataka"
   },
   {
    "id": "a370d63d12-27",
    "name": "Maharashtra"
   },
   {
    "id": "a370d63d12-8",
    "name": "Rajasthan"
   }
  ],
  "40923ea889": [
   {
    "id": "40923ea889-29",
    "name": "Karnataka"
   }
  ],
  "4e4f0340c8": [
   {
    "id": "4e4f0340c8-7",
    "name": "Delhi"
   },
   {
    "id": "4e4f0340c8-29",
    "name": "Karnataka"
   },
   {
    "id": "4e4f0340c8-27",
    "name": "Maharashtra"
   }
  ]
 },
 "citiesOf": {
  "705c73135c-27": [
   {
    "id": "705c73135c-27-596f864583",
    "name": "Meerut"
   }
  ],
  "5d092cf7d6-27": [
   {
    "id": "5d092cf7d6-27-f958420934",
    "name": "Hyderabad"
   }
  ],
  "5d092cf7d6-36": [
   {
    "id": "5d092cf7d6-36-f958420934",
    "name": "Hyderabad"
   }
  ],
  "bdad1f3486-27": [
   {
    "id": "bdad1f3486-27-d209bcc177",
    "name": "Mumbai"
   }
  ],
  "83a4b5a2c4-7": [
   {
    "id": "83a4b5a2c4-7-40ace5b4f5",
    "name": "Delhi"
   }
  ],
  "83a4b5a2c4-29": [
   {
    "id": "83a4b5a2c4-29-c5508df960",
    "name": "Bangalore"
   }
  ],
  "83a4b5a2c4-27": [
   {
    "id": "83a4b5a2c4-27-d209bcc177",
    "name": "Mumbai"
   }
  ],
  "83a4b5a2c4-8": [
   {
    "id": "83a4b5a2c4-8-5b2fa99048",
    "name": "Jaipur"
   }
  ],
  "fce0b15c7c-29": [
   {
    "id": "fce0b15c7c-29-c5508df960",
    "name": "Bangalore"
   }
  ],
  "fce0b15c7c-27": [
   {
    "id": "fce0b15c7c-27-d209bcc177",
    "name": "Mumbai"
   }
  ],
  "a370d63d12-7": [
   {
    "id": "a370d63d12-7-d371ed3318",
    "name": "New Delhi"
   }
  ],
  "a370d63d12-29": [
   {
    "id": "a370d63d12-29-7b621855ef",
    "name": "Bangalore Urban"
   },
   {
    "id": "a370d63d12-29-cc2be21faa",
    "name": "Mysore"
   }
  ],
  "a370d63d12-27": [
   {
    "id": "a370d63d12-27-6e38f22250",
    "name": "Greater Mumbai"
   },
   {
    "id": "a370d63d12-27-1114c68269",
    "name": "Pune"
   }
  ],
  "a370d63d12-8": [
   {
    "id": "a370d63d12-8-5b2fa99048",
    "name": "Jaipur"
   }
  ],
  "40923ea889-29": [
   {
    "id": "40923ea889-29-c5508df960",
    "name": "Bangalore"
   }
  ],
  "4e4f0340c8-7": [
   {
    "id": "4e4f0340c8-7-d371ed3318",
    "name": "New Delhi"
   }
  ],
  "4e4f0340c8-29": [
   {
    "id": "4e4f0340c8-29-c5508df960",
    "name": "Bangalore"
   }
  ],
  "4e4f0340c8-27": [
   {
    "id": "4e4f0340c8-27-d209bcc177",
    "name": "Mumbai"
   },
   {
    "id": "4e4f0340c8-27-1114c68269",
    "name": "Pune"
   }
  ]
 },
 "branchesOf": {
  "705c73135c-27-596f864583": [
   {
    "id": "ICIC00ABWCC",
    "name": "510 Army Base W/s Credit Co-operative Primary Bank IMPS",
    "ifsc": "ICIC00ABWCC",
    "state": "Maharashtra",
    "district": "Mumbai"
   }
  ],
  "5d092cf7d6-27-f958420934": [
   {
    "id": "APMC0000001",
    "name": "A.P. Mahesh Co-operative Urban Bank IMPS",
    "ifsc": "APMC0000001",
    "state": "Maharashtra",
    "district": "Mumbai"
   }
  ],
  "5d092cf7d6-36-f958420934": [
   {
    "id": "APMC0000036",
    "name": "ROAD NO. TWELVE, BANJARA HILLS",
    "ifsc": "APMC0000036",
    "state": "Telangana",
    "district": "Hyderabad"
   }
  ],
  "bdad1f3486-27-d209bcc177": [
   {
    "id": "ABHY0065051",
    "name": "KANDIVALI ,WEST",
    "ifsc": "ABHY0065051",
    "state": "Maharashtra",
    "district": "Mumbai"
   }
  ],
  "83a4b5a2c4-7-40ace5b4f5": [
   {
    "id": "UTIB0000015",
    "name": "GREEN PARK",
    "ifsc": "UTIB0000015",
    "state": "Delhi",
    "district": "New Delhi"
   },
   {
    "id": "UTIB0000007",
    "name": "NEW DELHI",
    "ifsc": "UTIB0000007",
    "state": "Delhi",
    "district": "New Delhi"
   }
  ],
  "83a4b5a2c4-29-c5508df960": [
   {
    "id": "UTIB0000009",
    "name": "BANGALORE",
    "ifsc": "UTIB0000009",
    "state": "Karnataka",
    "district": "Bengaluru Urban"
   }
  ],
  "83a4b5a2c4-27-d209bcc177": [
   {
    "id": "UTIB0000004",
    "name": "MUMBAI BRANCH",
    "ifsc": "UTIB0000004",
    "state": "Maharashtra",
    "district": "Mumbai"
   }
  ],
  "83a4b5a2c4-8-5b2fa99048": [
   {
    "id": "UTIB0000010",
    "name": "JAIPUR",
    "ifsc": "UTIB0000010",
    "state": "Rajasthan",
    "district": "Jaipur"
   }
  ],
  "fce0b15c7c-29-c5508df960": [
   {
    "id": "BARB0KRPURM",
    "name": "K R PURAM, BANGALORE",
    "ifsc": "BARB0KRPURM",
    "state": "Karnataka",
    "district": "Bengaluru Urban"
   }
  ],
  "fce0b15c7c-27-d209bcc177": [
   {
    "id": "BARB0VJFORT",
    "name": "FORT",
    "ifsc": "BARB0VJFORT",
    "state": "Maharashtra",
    "district": "Mumbai"
   },
   {
    "id": "BARB0DBMAHM",
    "name": "MAHIM",
    "ifsc": "BARB0DBMAHM",
    "state": "Maharashtra",
    "district": "Mumbai"
   },
   {
    "id": "BARB0VJMAHM",
    "name": "MAHIM",
    "ifsc": "BARB0VJMAHM",
    "state": "Maharashtra",
    "district": "Mumbai"
   }
  ],
  "a370d63d12-7-d371ed3318": [
   {
    "id": "HDFC0000129",
    "name": "JANAKPURI",
    "ifsc": "HDFC0000129",
    "state": "Delhi",
    "district": "New Delhi"
   },
   {
    "id": "HDFC0001558",
    "name": "JANAKPURI",
    "ifsc": "HDFC0001558",
    "state": "Delhi",
    "district": "New Delhi"
   },
   {
    "id": "HDFC0000003",
    "name": "K G MARG",
    "ifsc": "HDFC0000003",
    "state": "Delhi",
    "district": "New Delhi"
   }
  ],
  "a370d63d12-29-7b621855ef": [
   {
    "id": "HDFC0000009",
    "name": "BANGALORE - KASTURBA GANDHI MARG",
    "ifsc": "HDFC0000009",
    "state": "Karnataka",
    "district": "Bengaluru Urban"
   },
   {
    "id": "HDFC0000076",
    "name": "BANGALORE - M G ROAD",
    "ifsc": "HDFC0000076",
    "state": "Karnataka",
    "district": "Bengaluru Urban"
   }
  ],
  "a370d63d12-29-cc2be21faa": [
   {
    "id": "HDFC0000065",
    "name": "MYSORE",
    "ifsc": "HDFC0000065",
    "state": "Karnataka",
    "district": "Mysuru"
   }
  ],
  "a370d63d12-27-6e38f22250": [
   {
    "id": "HDFC0000490",
    "name": "15TH ROAD,KHAR - MAHARASHTRA",
    "ifsc": "HDFC0000490",
    "state": "Maharashtra",
    "district": "Mumbai"
   },
   {
    "id": "HDFC0000005",
    "name": "BHULABHAI DESAI ROAD",
    "ifsc": "HDFC0000005",
    "state": "Maharashtra",
    "district": "Mumbai"
   },
   {
    "id": "HDFC0000060",
    "name": "FORT",
    "ifsc": "HDFC0000060",
    "state": "Maharashtra",
    "district": "Mumbai"
   },
   {
    "id": "HDFC0000013",
    "name": "MUMBAI - CHEMBUR",
    "ifsc": "HDFC0000013",
    "state": "Maharashtra",
    "district": "Mumbai"
   },
   {
    "id": "HDFC0000002",
    "name": "MUMBAI - KHAR (WEST)",
    "ifsc": "HDFC0000002",
    "state": "Maharashtra",
    "district": "Mumbai"
   },
   {
    "id": "HDFC0000012",
    "name": "MUMBAI - PRABHADEVI",
    "ifsc": "HDFC0000012",
    "state": "Maharashtra",
    "district": "Mumbai"
   },
   {
    "id": "HDFC0000001",
    "name": "TULSIANI CHMBRS - NARIMAN PT",
    "ifsc": "HDFC0000001",
    "state": "Maharashtra",
    "district": "Mumbai"
   }
  ],
  "a370d63d12-27-1114c68269": [
   {
    "id": "HDFC0000052",
    "name": "PUNE - AUNDH",
    "ifsc": "HDFC0000052",
    "state": "Maharashtra",
    "district": "Pune"
   },
   {
    "id": "HDFC0000039",
    "name": "PUNE - BOAT CLUB",
    "ifsc": "HDFC0000039",
    "state": "Maharashtra",
    "district": "Pune"
   },
   {
    "id": "HDFC0000029",
    "name": "PUNE - KONDHWE KHURD",
    "ifsc": "HDFC0000029",
    "state": "Maharashtra",
    "district": "Pune"
   },
   {
    "id": "HDFC0000007",
    "name": "PUNE - LAW COLLEGE ROAD",
    "ifsc": "HDFC0000007",
    "state": "Maharashtra",
    "district": "Pune"
   }
  ],
  "a370d63d12-8-5b2fa99048": [
   {
    "id": "HDFC0000054",
    "name": "ASHOK MARG C SCHEME",
    "ifsc": "HDFC0000054",
    "state": "Rajasthan",
    "district": "Jaipur"
   },
   {
    "id": "HDFC0000289",
    "name": "JAIPUR - JOHARI BAZAR",
    "ifsc": "HDFC0000289",
    "state": "Rajasthan",
    "district": "Jaipur"
   },
   {
    "id": "HDFC0000348",
    "name": "JAIPUR - VIDHYADHAR NAGAR",
    "ifsc": "HDFC0000348",
    "state": "Rajasthan",
    "district": "Jaipur"
   },
   {
    "id": "HDFC0001234",
    "name": "PARK STREET",
    "ifsc": "HDFC0001234",
    "state": "Rajasthan",
    "district": "Jaipur"
   }
  ],
  "40923ea889-29-c5508df960": [
   {
    "id": "ICIC0000053",
    "name": "BANGALOREJAYANAGAR",
    "ifsc": "ICIC0000053",
    "state": "Karnataka",
    "district": "Bengaluru Urban"
   },
   {
    "id": "ICIC0000047",
    "name": "BANGALOREKORAMANGALA",
    "ifsc": "ICIC0000047",
    "state": "Karnataka",
    "district": null
   },
   {
    "id": "ICIC0000002",
    "name": "BANGALOREM G ROAD",
    "ifsc": "ICIC0000002",
    "state": "Karnataka",
    "district": "Bengaluru Urban"
   }
  ],
  "4e4f0340c8-7-d371ed3318": [
   {
    "id": "SBIN0000666",
    "name": "AJMAL KHAN ROAD",
    "ifsc": "SBIN0000666",
    "state": "Delhi",
    "district": "New Delhi"
   },
   {
    "id": "SBIN0000745",
    "name": "ASAF ALI ROAD",
    "ifsc": "SBIN0000745",
    "state": "Delhi",
    "district": "New Delhi"
   },
   {
    "id": "SBIN0001181",
    "name": "NAJAFGARH ROAD",
    "ifsc": "SBIN0001181",
    "state": "Delhi",
    "district": "New Delhi"
   },
   {
    "id": "SBIN0000691",
    "name": "NEW DELHI MAIN BRANCH",
    "ifsc": "SBIN0000691",
    "state": "Delhi",
    "district": "New Delhi"
   }
  ],
  "4e4f0340c8-29-c5508df960": [
   {
    "id": "SBIN0000814",
    "name": "BANGALORE CITY",
    "ifsc": "SBIN0000814",
    "state": "Karnataka",
    "district": "Bengaluru Urban"
   },
   {
    "id": "SBIN0000762",
    "name": "RAJAJINAGAR IND EST",
    "ifsc": "SBIN0000762",
    "state": "Karnataka",
    "district": "Bengaluru Urban"
   }
  ],
  "4e4f0340c8-27-d209bcc177": [
   {
    "id": "SBIN0000539",
    "name": "ANDHERI (EAST)",
    "ifsc": "SBIN0000539",
    "state": "Maharashtra",
    "district": "Mumbai"
   },
   {
    "id": "SBIN0000300",
    "name": "MUMBAI MAIN",
    "ifsc": "SBIN0000300",
    "state": "Maharashtra",
    "district": "Mumbai"
   },
   {
    "id": "SBIN0000290",
    "name": "WORLI NORTH",
    "ifsc": "SBIN0000290",
    "state": "Maharashtra",
    "district": "Mumbai"
   }
  ],
  "4e4f0340c8-27-1114c68269": [
   {
    "id": "SBIN0000569",
    "name": "DEHU ROAD",
    "ifsc": "SBIN0000569",
    "state": "Maharashtra",
    "district": "Pune"
   },
   {
    "id": "SBIN0000454",
    "name": "PUNE",
    "ifsc": "SBIN0000454",
    "state": "Maharashtra",
    "district": "Pune"
   },
   {
    "id": "SBIN0000455",
    "name": "PUNE CITY",
    "ifsc": "SBIN0000455",
    "state": "Maharashtra",
    "district": "Pune"
   }
  ]
 },
 "branchOf": {
  "ICIC00ABWCC": {
   "ifsc": "ICIC00ABWCC",
   "bankName": "510 Army Base W/s Credit Co-operative Primary Bank",
   "name": "510 Army Base W/s Credit Co-operative Primary Bank IMPS",
   "city": "Meerut",
   "district": "Mumbai",
   "state": "Maharashtra"
  },
  "APMC0000001": {
   "ifsc": "APMC0000001",
   "bankName": "A.P. Mahesh Co-operative Urban Bank",
   "name": "A.P. Mahesh Co-operative Urban Bank IMPS",
   "city": "Hyderabad",
   "district": "Mumbai",
   "state": "Maharashtra"
  },
  "APMC0000036": {
   "ifsc": "APMC0000036",
   "bankName": "A.P. Mahesh Co-operative Urban Bank",
   "name": "ROAD NO. TWELVE, BANJARA HILLS",
   "city": "Hyderabad",
   "district": "Hyderabad",
   "state": "Telangana"
  },
  "ABHY0065051": {
   "ifsc": "ABHY0065051",
   "bankName": "Abhyudaya Co-operative Bank",
   "name": "KANDIVALI ,WEST",
   "city": "Mumbai",
   "district": "Mumbai",
   "state": "Maharashtra"
  },
  "UTIB0000015": {
   "ifsc": "UTIB0000015",
   "bankName": "Axis Bank",
   "name": "GREEN PARK",
   "city": "Delhi",
   "district": "New Delhi",
   "state": "Delhi"
  },
  "UTIB0000007": {
   "ifsc": "UTIB0000007",
   "bankName": "Axis Bank",
   "name": "NEW DELHI",
   "city": "Delhi",
   "district": "New Delhi",
   "state": "Delhi"
  },
  "UTIB0000009": {
   "ifsc": "UTIB0000009",
   "bankName": "Axis Bank",
   "name": "BANGALORE",
   "city": "Bangalore",
   "district": "Bengaluru Urban",
   "state": "Karnataka"
  },
  "UTIB0000004": {
   "ifsc": "UTIB0000004",
   "bankName": "Axis Bank",
   "name": "MUMBAI BRANCH",
   "city": "Mumbai",
   "district": "Mumbai",
   "state": "Maharashtra"
  },
  "UTIB0000010": {
   "ifsc": "UTIB0000010",
   "bankName": "Axis Bank",
   "name": "JAIPUR",
   "city": "Jaipur",
   "district": "Jaipur",
   "state": "Rajasthan"
  },
  "BARB0KRPURM": {
   "ifsc": "BARB0KRPURM",
   "bankName": "Bank of Baroda",
   "name": "K R PURAM, BANGALORE",
   "city": "Bangalore",
   "district": "Bengaluru Urban",
   "state": "Karnataka"
  },
  "BARB0VJFORT": {
   "ifsc": "BARB0VJFORT",
   "bankName": "Bank of Baroda",
   "name": "FORT",
   "city": "Mumbai",
   "district": "Mumbai",
   "state": "Maharashtra"
  },
  "BARB0DBMAHM": {
   "ifsc": "BARB0DBMAHM",
   "bankName": "Bank of Baroda",
   "name": "MAHIM",
   "city": "Mumbai",
   "district": "Mumbai",
   "state": "Maharashtra"
  },
  "BARB0VJMAHM": {
   "ifsc": "BARB0VJMAHM",
   "bankName": "Bank of Baroda",
   "name": "MAHIM",
   "city": "Mumbai",
   "district": "Mumbai",
   "state": "Maharashtra"
  },
  "HDFC0000129": {
   "ifsc": "HDFC0000129",
   "bankName": "HDFC Bank",
   "name": "JANAKPURI",
   "city": "New Delhi",
   "district": "New Delhi",
   "state": "Delhi"
  },
  "HDFC0001558": {
   "ifsc": "HDFC0001558",
   "bankName": "HDFC Bank",
   "name": "JANAKPURI",
   "city": "New Delhi",
   "district": "New Delhi",
   "state": "Delhi"
  },
  "HDFC0000003": {
   "ifsc": "HDFC0000003",
   "bankName": "HDFC Bank",
   "name": "K G MARG",
   "city": "New Delhi",
   "district": "New Delhi",
   "state": "Delhi"
  },
  "HDFC0000009": {
   "ifsc": "HDFC0000009",
   "bankName": "HDFC Bank",
   "name": "BANGALORE - KASTURBA GANDHI MARG",
   "city": "Bangalore Urban",
   "district": "Bengaluru Urban",
   "state": "Karnataka"
  },
  "HDFC0000076": {
   "ifsc": "HDFC0000076",
   "bankName": "HDFC Bank",
   "name": "BANGALORE - M G ROAD",
   "city": "Bangalore Urban",
   "district": "Bengaluru Urban",
   "state": "Karnataka"
  },
  "HDFC0000065": {
   "ifsc": "HDFC0000065",
   "bankName": "HDFC Bank",
   "name": "MYSORE",
   "city": "Mysore",
   "district": "Mysuru",
   "state": "Karnataka"
  },
  "HDFC0000490": {
   "ifsc": "HDFC0000490",
   "bankName": "HDFC Bank",
   "name": "15TH ROAD,KHAR - MAHARASHTRA",
   "city": "Greater Mumbai",
   "district": "Mumbai",
   "state": "Maharashtra"
  },
  "HDFC0000005": {
   "ifsc": "HDFC0000005",
   "bankName": "HDFC Bank",
   "name": "BHULABHAI DESAI ROAD",
   "city": "Greater Mumbai",
   "district": "Mumbai",
   "state": "Maharashtra"
  },
  "HDFC0000060": {
   "ifsc": "HDFC0000060",
   "bankName": "HDFC Bank",
   "name": "FORT",
   "city": "Greater Mumbai",
   "district": "Mumbai",
   "state": "Maharashtra"
  },
  "HDFC0000013": {
   "ifsc": "HDFC0000013",
   "bankName": "HDFC Bank",
   "name": "MUMBAI - CHEMBUR",
   "city": "Greater Mumbai",
   "district": "Mumbai",
   "state": "Maharashtra"
  },
  "HDFC0000002": {
   "ifsc": "HDFC0000002",
   "bankName": "HDFC Bank",
   "name": "MUMBAI - KHAR (WEST)",
   "city": "Greater Mumbai",
   "district": "Mumbai",
   "state": "Maharashtra"
  },
  "HDFC0000012": {
   "ifsc": "HDFC0000012",
   "bankName": "HDFC Bank",
   "name": "MUMBAI - PRABHADEVI",
   "city": "Greater Mumbai",
   "district": "Mumbai",
   "state": "Maharashtra"
  },
  "HDFC0000001": {
   "ifsc": "HDFC0000001",
   "bankName": "HDFC Bank",
   "name": "TULSIANI CHMBRS - NARIMAN PT",
   "city": "Greater Mumbai",
   "district": "Mumbai",
   "state": "Maharashtra"
  },
  "HDFC0000052": {
   "ifsc": "HDFC0000052",
   "bankName": "HDFC Bank",
   "name": "PUNE - AUNDH",
   "city": "Pune",
   "district": "Pune",
   "state": "Maharashtra"
  },
  "HDFC0000039": {
   "ifsc": "HDFC0000039",
   "bankName": "HDFC Bank",
   "name": "PUNE - BOAT CLUB",
   "city": "Pune",
   "district": "Pune",
   "state": "Maharashtra"
  },
  "HDFC0000029": {
   "ifsc": "HDFC0000029",
   "bankName": "HDFC Bank",
   "name": "PUNE - KONDHWE KHURD",
   "city": "Pune",
   "district": "Pune",
   "state": "Maharashtra"
  },
  "HDFC0000007": {
   "ifsc": "HDFC0000007",
   "bankName": "HDFC Bank",
   "name": "PUNE - LAW COLLEGE ROAD",
   "city": "Pune",
   "district": "Pune",
   "state": "Maharashtra"
  },
  "HDFC0000054": {
   "ifsc": "HDFC0000054",
   "bankName": "HDFC Bank",
   "name": "ASHOK MARG C SCHEME",
   "city": "Jaipur",
   "district": "Jaipur",
   "state": "Rajasthan"
  },
  "HDFC0000289": {
   "ifsc": "HDFC0000289",
   "bankName": "HDFC Bank",
   "name": "JAIPUR - JOHARI BAZAR",
   "city": "Jaipur",
   "district": "Jaipur",
   "state": "Rajasthan"
  },
  "HDFC0000348": {
   "ifsc": "HDFC0000348",
   "bankName": "HDFC Bank",
   "name": "JAIPUR - VIDHYADHAR NAGAR",
   "city": "Jaipur",
   "district": "Jaipur",
   "state": "Rajasthan"
  },
  "HDFC0001234": {
   "ifsc": "HDFC0001234",
   "bankName": "HDFC Bank",
   "name": "PARK STREET",
   "city": "Jaipur",
   "district": "Jaipur",
   "state": "Rajasthan"
  },
  "ICIC0000053": {
   "ifsc": "ICIC0000053",
   "bankName": "ICICI Bank",
   "name": "BANGALOREJAYANAGAR",
   "city": "Bangalore",
   "district": "Bengaluru Urban",
   "state": "Karnataka"
  },
  "ICIC0000047": {
   "ifsc": "ICIC0000047",
   "bankName": "ICICI Bank",
   "name": "BANGALOREKORAMANGALA",
   "city": "Bangalore",
   "district": null,
   "state": "Karnataka"
  },
  "ICIC0000002": {
   "ifsc": "ICIC0000002",
   "bankName": "ICICI Bank",
   "name": "BANGALOREM G ROAD",
   "city": "Bangalore",
   "district": "Bengaluru Urban",
   "state": "Karnataka"
  },
  "SBIN0000666": {
   "ifsc": "SBIN0000666",
   "bankName": "State Bank of India",
   "name": "AJMAL KHAN ROAD",
   "city": "New Delhi",
   "district": "New Delhi",
   "state": "Delhi"
  },
  "SBIN0000745": {
   "ifsc": "SBIN0000745",
   "bankName": "State Bank of India",
   "name": "ASAF ALI ROAD",
   "city": "New Delhi",
   "district": "New Delhi",
   "state": "Delhi"
  },
  "SBIN0001181": {
   "ifsc": "SBIN0001181",
   "bankName": "State Bank of India",
   "name": "NAJAFGARH ROAD",
   "city": "New Delhi",
   "district": "New Delhi",
   "state": "Delhi"
  },
  "SBIN0000691": {
   "ifsc": "SBIN0000691",
   "bankName": "State Bank of India",
   "name": "NEW DELHI MAIN BRANCH",
   "city": "New Delhi",
   "district": "New Delhi",
   "state": "Delhi"
  },
  "SBIN0000814": {
   "ifsc": "SBIN0000814",
   "bankName": "State Bank of India",
   "name": "BANGALORE CITY",
   "city": "Bangalore",
   "district": "Bengaluru Urban",
   "state": "Karnataka"
  },
  "SBIN0000762": {
   "ifsc": "SBIN0000762",
   "bankName": "State Bank of India",
   "name": "RAJAJINAGAR IND EST",
   "city": "Bangalore",
   "district": "Bengaluru Urban",
   "state": "Karnataka"
  },
  "SBIN0000539": {
   "ifsc": "SBIN0000539",
   "bankName": "State Bank of India",
   "name": "ANDHERI (EAST)",
   "city": "Mumbai",
   "district": "Mumbai",
   "state": "Maharashtra"
  },
  "SBIN0000300": {
   "ifsc": "SBIN0000300",
   "bankName": "State Bank of India",
   "name": "MUMBAI MAIN",
   "city": "Mumbai",
   "district": "Mumbai",
   "state": "Maharashtra"
  },
  "SBIN0000290": {
   "ifsc": "SBIN0000290",
   "bankName": "State Bank of India",
   "name": "WORLI NORTH",
   "city": "Mumbai",
   "district": "Mumbai",
   "state": "Maharashtra"
  },
  "SBIN0000569": {
   "ifsc": "SBIN0000569",
   "bankName": "State Bank of India",
   "name": "DEHU ROAD",
   "city": "Pune",
   "district": "Pune",
   "state": "Maharashtra"
  },
  "SBIN0000454": {
   "ifsc": "SBIN0000454",
   "bankName": "State Bank of India",
   "name": "PUNE",
   "city": "Pune",
   "district": "Pune",
   "state": "Maharashtra"
  },
  "SBIN0000455": {
   "ifsc": "SBIN0000455",
   "bankName": "State Bank of India",
   "name": "PUNE CITY",
   "city": "Pune",
   "district": "Pune",
   "state": "Maharashtra"
  }
 },
 "states": [
  {
   "id": "7",
   "name": "Delhi"
  },
  {
   "id": "29",
   "name": "Karnataka"
  },
  {
   "id": "27",
   "name": "Maharashtra"
  },
  {
   "id": "8",
   "name": "Rajasthan"
  },
  {
   "id": "36",
   "name": "Telangana"
  }
 ],
 "districtsOf": {
  "7": [
   {
    "id": "77",
    "name": "Central"
   },
   {
    "id": "78",
    "name": "East"
   },
   {
    "id": "79",
    "name": "New Delhi"
   },
   {
    "id": "80",
    "name": "North"
   },
   {
    "id": "81",
    "name": "North East"
   },
   {
    "id": "82",
    "name": "North West"
   },
   {
    "id": "671",
    "name": "Shahdara"
   },
   {
    "id": "83",
    "name": "South"
   },
   {
    "id": "670",
    "name": "South East"
   },
   {
    "id": "84",
    "name": "South West"
   },
   {
    "id": "85",
    "name": "West"
   }
  ],
  "8": [
   {
    "id": "86",
    "name": "Ajmer"
   },
   {
    "id": "87",
    "name": "Alwar"
   },
   {
    "id": "88",
    "name": "Banswara"
   },
   {
    "id": "89",
    "name": "Baran"
   },
   {
    "id": "90",
    "name": "Barmer"
   },
   {
    "id": "91",
    "name": "Bharatpur"
   },
   {
    "id": "92",
    "name": "Bhilwara"
   },
   {
    "id": "93",
    "name": "Bikaner"
   },
   {
    "id": "94",
    "name": "Bundi"
   },
   {
    "id": "95",
    "name": "Chittorgarh"
   },
   {
    "id": "96",
    "name": "Churu"
   },
   {
    "id": "97",
    "name": "Dausa"
   },
   {
    "id": "98",
    "name": "Dholpur"
   },
   {
    "id": "99",
    "name": "Dungarpur"
   },
   {
    "id": "100",
    "name": "Ganganagar"
   },
   {
    "id": "101",
    "name": "Hanumangarh"
   },
   {
    "id": "102",
    "name": "Jaipur"
   },
   {
    "id": "103",
    "name": "Jaisalmer"
   },
   {
    "id": "104",
    "name": "Jalore"
   },
   {
    "id": "105",
    "name": "Jhalawar"
   },
   {
    "id": "106",
    "name": "Jhunjhunu"
   },
   {
    "id": "107",
    "name": "Jodhpur"
   },
   {
    "id": "108",
    "name": "Karauli"
   },
   {
    "id": "109",
    "name": "Kota"
   },
   {
    "id": "110",
    "name": "Nagaur"
   },
   {
    "id": "111",
    "name": "Pali"
   },
   {
    "id": "629",
    "name": "Pratapgarh"
   },
   {
    "id": "112",
    "name": "Rajsamand"
   },
   {
    "id": "113",
    "name": "Sawai Madhopur"
   },
   {
    "id": "114",
    "name": "Sikar"
   },
   {
    "id": "115",
    "name": "Sirohi"
   },
   {
    "id": "116",
    "name": "Tonk"
   },
   {
    "id": "117",
    "name": "Udaipur"
   }
  ],
  "27": [
   {
    "id": "466",
    "name": "Ahmednagar"
   },
   {
    "id": "467",
    "name": "Akola"
   },
   {
    "id": "468",
    "name": "Amravati"
   },
   {
    "id": "469",
    "name": "Aurangabad"
   },
   {
    "id": "470",
    "name": "Beed"
   },
   {
    "id": "471",
    "name": "Bhandara"
   },
   {
    "id": "472",
    "name": "Buldhana"
   },
   {
    "id": "473",
    "name": "Chandrapur"
   },
   {
    "id": "474",
    "name": "Dhule"
   },
   {
    "id": "475",
    "name": "Gadchiroli"
   },
   {
    "id": "476",
    "name": "Gondia"
   },
   {
    "id": "477",
    "name": "Hingoli"
   },
   {
    "id": "478",
    "name": "Jalgaon"
   },
   {
    "id": "479",
    "name": "Jalna"
   },
   {
    "id": "480",
    "name": "Kolhapur"
   },
   {
    "id": "481",
    "name": "Latur"
   },
   {
    "id": "482",
    "name": "Mumbai"
   },
   {
    "id": "483",
    "name": "Mumbai Suburban"
   },
   {
    "id": "484",
    "name": "Nagpur"
   },
   {
    "id": "485",
    "name": "Nanded"
   },
   {
    "id": "486",
    "name": "Nandurbar"
   },
   {
    "id": "487",
    "name": "Nashik"
   },
   {
    "id": "488",
    "name": "Osmanabad"
   },
   {
    "id": "665",
    "name": "Palghar"
   },
   {
    "id": "489",
    "name": "Parbhani"
   },
   {
    "id": "490",
    "name": "Pune"
   },
   {
    "id": "491",
    "name": "Raigad"
   },
   {
    "id": "492",
    "name": "Ratnagiri"
   },
   {
    "id": "493",
    "name": "Sangli"
   },
   {
    "id": "494",
    "name": "Satara"
   },
   {
    "id": "495",
    "name": "Sindhudurg"
   },
   {
    "id": "496",
    "name": "Solapur"
   },
   {
    "id": "497",
    "name": "Thane"
   },
   {
    "id": "498",
    "name": "Wardha"
   },
   {
    "id": "499",
    "name": "Washim"
   },
   {
    "id": "500",
    "name": "Yavatmal"
   }
  ],
  "29": [
   {
    "id": "524",
    "name": "Bagalkote"
   },
   {
    "id": "528",
    "name": "Ballari"
   },
   {
    "id": "527",
    "name": "Belagavi"
   },
   {
    "id": "526",
    "name": "Bengaluru Rural"
   },
   {
    "id": "525",
    "name": "Bengaluru Urban"
   },
   {
    "id": "529",
    "name": "Bidar"
   },
   {
    "id": "531",
    "name": "Chamarajanagara"
   },
   {
    "id": "630",
    "name": "Chikkaballapura"
   },
   {
    "id": "532",
    "name": "Chikkamagaluru"
   },
   {
    "id": "533",
    "name": "Chitradurga"
   },
   {
    "id": "534",
    "name": "Dakshina Kannada"
   },
   {
    "id": "535",
    "name": "Davangere"
   },
   {
    "id": "536",
    "name": "Dharwad"
   },
   {
    "id": "537",
    "name": "Gadag"
   },
   {
    "id": "539",
    "name": "Hassan"
   },
   {
    "id": "540",
    "name": "Haveri"
   },
   {
    "id": "538",
    "name": "Kalaburagi"
   },
   {
    "id": "541",
    "name": "Kodagu"
   },
   {
    "id": "542",
    "name": "Kolar"
   },
   {
    "id": "543",
    "name": "Koppal"
   },
   {
    "id": "544",
    "name": "Mandya"
   },
   {
    "id": "545",
    "name": "Mysuru"
   },
   {
    "id": "546",
    "name": "Raichur"
   },
   {
    "id": "631",
    "name": "Ramanagara"
   },
   {
    "id": "547",
    "name": "Shivamogga"
   },
   {
    "id": "548",
    "name": "Tumakuru"
   },
   {
    "id": "549",
    "name": "Udupi"
   },
   {
    "id": "550",
    "name": "Uttara Kannada"
   },
   {
    "id": "738",
    "name": "Vijayanagar"
   },
   {
    "id": "530",
    "name": "Vijayapura"
   },
   {
    "id": "635",
    "name": "Yadgir"
   }
  ],
  "36": [
   {
    "id": "501",
    "name": "Adilabad"
   },
   {
    "id": "690",
    "name": "Bhadradri Kothagudem"
   },
   {
    "id": "686",
    "name": "Hanumakonda"
   },
   {
    "id": "507",
    "name": "Hyderabad"
   },
   {
    "id": "681",
    "name": "Jagitial"
   },
   {
    "id": "689",
    "name": "Jangoan"
   },
   {
    "id": "687",
    "name": "Jayashankar Bhupalapally"
   },
   {
    "id": "695",
    "name": "Jogulamba Gadwal"
   },
   {
    "id": "685",
    "name": "Kamareddy"
   },
   {
    "id": "508",
    "name": "Karimnagar"
   },
   {
    "id": "509",
    "name": "Khammam"
   },
   {
    "id": "699",
    "name": "Kumuram Bheem Asifabad"
   },
   {
    "id": "688",
    "name": "Mahabubabad"
   },
   {
    "id": "512",
    "name": "Mahabubnagar"
   },
   {
    "id": "684",
    "name": "Mancherial"
   },
   {
    "id": "513",
    "name": "Medak"
   },
   {
    "id": "700",
    "name": "Medchal Malkajgiri"
   },
   {
    "id": "720",
    "name": "Mulugu"
   },
   {
    "id": "694",
    "name": "Nagarkurnool"
   },
   {
    "id": "514",
    "name": "Nalgonda"
   },
   {
    "id": "721",
    "name": "Narayanpet"
   },
   {
    "id": "680",
    "name": "Nirmal"
   },
   {
    "id": "516",
    "name": "Nizamabad"
   },
   {
    "id": "682",
    "name": "Peddapalli"
   },
   {
    "id": "683",
    "name": "Rajanna Sircilla"
   },
   {
    "id": "518",
    "name": "Ranga Reddy"
   },
   {
    "id": "691",
    "name": "Sangareddy"
   },
   {
    "id": "692",
    "name": "Siddipet"
   },
   {
    "id": "696",
    "name": "Suryapet"
   },
   {
    "id": "698",
    "name": "Vikarabad"
   },
   {
    "id": "693",
    "name": "Wanaparthy"
   },
   {
    "id": "522",
    "name": "Warangal"
   },
   {
    "id": "697",
    "name": "Yadadri Bhuvanagiri"
   }
  ]
 }
};
