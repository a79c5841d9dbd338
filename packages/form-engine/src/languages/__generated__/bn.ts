// Written by “pnpm translations import” from locales/bn.*.json.
import type { LanguagePack } from '../../extended-fields/language-pack.ts';

export const bengali: LanguagePack = {
  "messages": {
    "locale": "bn",
    "optional": "(না দিলেও চলে)",
    "choose": "বাছুন",
    "chooseParentFirst": "আগে {parent} বাছুন",
    "optionsLoading": "{label}: তালিকা লোড হচ্ছে…",
    "optionsFailed": "{label}: তালিকা লোড করা যায়নি",
    "optionsEmpty": "{label}: বেছে নেওয়ার মতো কিছু নেই",
    "retry": "আবার চেষ্টা",
    "noChoice": "উত্তর নেই",
    "search": "খুঁজুন",
    "searchEmpty": "কিছু মেলেনি",
    "searchResults": "{count}টি পাওয়া গেছে",
    "close": "বন্ধ করুন",
    "problemsTitle": "ঠিক করতে হবে: {count}",
    "problemsAnnounced": {
      "one": "{count}টি জায়গা ঠিক করতে হবে",
      "other": "{count}টি জায়গা ঠিক করতে হবে"
    },
    "fieldsShown": {
      "one": "আরও {count}টি জায়গা দেখানো হয়েছে",
      "other": "আরও {count}টি জায়গা দেখানো হয়েছে"
    },
    "fieldsHidden": {
      "one": "{count}টি জায়গা লুকানো হয়েছে",
      "other": "{count}টি জায়গা লুকানো হয়েছে"
    },
    "submitting": "পাঠানো হচ্ছে",
    "leftOut": "এগুলি নামে থাকে না, তাই বাদ দেওয়া হয়েছে: {characters}",
    "submitFailed": "এটি পাঠানো যায়নি। আবার চেষ্টা করুন।",
    "fieldRequired": "{label} লিখুন",
    "digitsOnly": "{label}: শুধু সংখ্যায় লিখুন",
    "textTooLong": "{label}: বড়জোর {max}টি অক্ষর লিখুন",
    "phoneUnreadable": "{label}: ভারতের নম্বর লিখুন, বড়জোর {max}টি সংখ্যা",
    "choiceRequired": "{label} বাছুন",
    "choiceUnknown": "তালিকা থেকে {label} বাছুন",
    "choicesNotLoaded": "{label}: তালিকা এখনও আসেনি"
  },
  "extended": {
    "outOfRange": "{label}: {least} থেকে {most}-এর মধ্যে লিখুন",
    "badForm": "{label}: এভাবে লিখুন: {form}",
    "from": "এই দিন থেকে",
    "to": "এই দিন পর্যন্ত",
    "badDays": "{label}: {least} থেকে {most}-এর মধ্যে দুটি দিন দিন, পরের দিনটি শেষে",
    "phone": "{label}: ভারতের 10 সংখ্যার মোবাইল নম্বর লিখুন",
    "email": "{label}: এমন ঠিকানা লিখুন: name@example.in",
    "pan": "{label}: 10টি অক্ষর ও সংখ্যা, যেমন ABCPE1234F",
    "aadhaar": "{label}: আধার নম্বরের 12টি সংখ্যা লিখুন",
    "pincode": "{label}-এ PIN কোডের 6টি অঙ্ক লিখুন, প্রথমটি 0 নয়",
    "ifsc": "{label}: 11টি অক্ষর ও সংখ্যা, যেমন SBIN0000123",
    "rowTitle": "{label} {number}",
    "addRow": "যোগ করুন: {label}",
    "removeRow": "সরান: {row}",
    "rowAdded": "যোগ হয়েছে: {row}",
    "rowRemoved": "সরানো হয়েছে: {row}",
    "rowsOutOfRange": "{label}: {least} থেকে {most}টি লিখুন",
    "pageProgress": "ধাপ {number} / {count}",
    "nextPage": "পরের ধাপ",
    "previousPage": "পিছনে",
    "reviewTitle": "আপনার উত্তর মিলিয়ে দেখুন",
    "noAnswer": "উত্তর নেই",
    "yes": "হ্যাঁ",
    "change": "বদলান"
  }
};
