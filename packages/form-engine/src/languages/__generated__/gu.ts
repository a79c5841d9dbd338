// Written by “pnpm translations import” from locales/gu.*.json.
import type { LanguagePack } from '../../extended-fields/language-pack.ts';

export const gujarati: LanguagePack = {
  "messages": {
    "locale": "gu",
    "optional": "(મરજિયાત)",
    "choose": "પસંદ કરો",
    "chooseParentFirst": "પહેલાં {parent} પસંદ કરો",
    "optionsLoading": "{label}: યાદી લોડ થાય છે…",
    "optionsFailed": "{label}: યાદી લોડ થઈ નથી",
    "optionsEmpty": "{label}: પસંદ કરવા માટે કંઈ નથી",
    "retry": "ફરી પ્રયત્ન",
    "noChoice": "જવાબ નથી",
    "search": "શોધો",
    "searchEmpty": "કંઈ મળતું નથી",
    "searchResults": "{count} મળ્યાં",
    "close": "બંધ કરો",
    "problemsTitle": "સુધારવાનાં: {count}",
    "problemsAnnounced": {
      "one": "{count} જગ્યાએ સુધારો જોઈએ",
      "other": "{count} જગ્યાએ સુધારો જોઈએ"
    },
    "fieldsShown": {
      "one": "ભરવા માટે બીજી {count} જગ્યા દેખાય છે",
      "other": "ભરવા માટે બીજી {count} જગ્યાઓ દેખાય છે"
    },
    "fieldsHidden": {
      "one": "{count} જગ્યા છુપાવી છે",
      "other": "{count} જગ્યાઓ છુપાવી છે"
    },
    "submitting": "મોકલાય છે",
    "leftOut": "આ નામમાં હોતા નથી, તેથી છોડી દેવાયા: {characters}",
    "submitFailed": "આ મોકલી શકાયું નથી. ફરી પ્રયત્ન કરો.",
    "fieldRequired": "{label} ભરો",
    "digitsOnly": "{label}: ફક્ત અંક ભરો",
    "textTooLong": "{label}: વધુમાં વધુ {max} અક્ષર લખો",
    "phoneUnreadable": "{label}: ભારતનો નંબર લખો, વધુમાં વધુ {max} અંક",
    "choiceRequired": "{label} પસંદ કરો",
    "choiceUnknown": "યાદીમાંથી {label} પસંદ કરો",
    "choicesNotLoaded": "{label}: યાદી હજી આવી નથી"
  },
  "extended": {
    "outOfRange": "{label}: {least} થી {most} વચ્ચે ભરો",
    "badForm": "{label}: આ રીતે લખો: {form}",
    "from": "આ દિવસથી",
    "to": "આ દિવસ સુધી",
    "badDays": "{label}: {least} થી {most} વચ્ચેના બે દિવસ ભરો, પછીનો દિવસ છેલ્લે",
    "phone": "{label}: ભારતનો 10 અંકનો મોબાઇલ નંબર ભરો",
    "email": "{label}: આવું સરનામું ભરો: name@example.in",
    "pan": "{label}: 10 અક્ષર અને અંક, જેમ કે ABCPE1234F",
    "aadhaar": "{label}: આધાર નંબરના 12 અંક ભરો",
    "pincode": "{label} માં PIN કોડના 6 અંકો ભરો, પહેલો 0 નહીં",
    "ifsc": "{label}: 11 અક્ષર અને અંક, જેમ કે SBIN0000123",
    "rowTitle": "{label} {number}",
    "addRow": "ઉમેરો: {label}",
    "removeRow": "કાઢો: {row}",
    "rowAdded": "ઉમેર્યું: {row}",
    "rowRemoved": "કાઢ્યું: {row}",
    "rowsOutOfRange": "{label}: {least} થી {most} ભરો",
    "pageProgress": "પગલું {number} / {count}",
    "nextPage": "આગળ",
    "previousPage": "પાછળ",
    "reviewTitle": "તમારા જવાબો ચકાસો",
    "noAnswer": "જવાબ નથી",
    "yes": "હા",
    "change": "બદલો"
  }
};
