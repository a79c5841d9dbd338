// Written by “pnpm translations import” from locales/hi.*.json.
import type { LanguagePack } from '../../extended-fields/language-pack.ts';

export const hindi: LanguagePack = {
  "messages": {
    "locale": "hi",
    "optional": "(ज़रूरी नहीं)",
    "choose": "चुनें",
    "chooseParentFirst": "पहले यह चुनें: {parent}",
    "optionsLoading": "{label}: सूची लोड हो रही है…",
    "optionsFailed": "{label}: सूची लोड नहीं हो सकी",
    "optionsEmpty": "{label}: चुनने के लिए कुछ नहीं है",
    "retry": "फिर कोशिश करें",
    "noChoice": "कोई जवाब नहीं",
    "search": "खोजें",
    "searchEmpty": "कुछ नहीं मिला",
    "searchResults": "{count} मिले",
    "close": "बंद करें",
    "problemsTitle": "सुधारें: {count}",
    "problemsAnnounced": {
      "one": "{count} जगह पर सुधार चाहिए",
      "other": "{count} जगहों पर सुधार चाहिए"
    },
    "fieldsShown": {
      "one": "भरने के लिए {count} और जगह दिखाई गई है",
      "other": "भरने के लिए {count} और जगहें दिखाई गई हैं"
    },
    "fieldsHidden": {
      "one": "{count} जगह छिपा दी गई है",
      "other": "{count} जगहें छिपा दी गई हैं"
    },
    "submitting": "भेजा जा रहा है",
    "leftOut": "ये नाम में नहीं आते, इसलिए छोड़ दिए गए: {characters}",
    "submitFailed": "यह भेजा नहीं जा सका। फिर कोशिश करें।",
    "fieldRequired": "यह भरें: {label}",
    "digitsOnly": "{label}: सिर्फ़ अंक भरें",
    "textTooLong": "{label}: ज़्यादा से ज़्यादा {max} अक्षर लिखें",
    "phoneUnreadable": "{label}: ज़्यादा से ज़्यादा {max} अंकों वाला भारत का नंबर भरें",
    "choiceRequired": "यह चुनें: {label}",
    "choiceUnknown": "सूची में से चुनें: {label}",
    "choicesNotLoaded": "इसकी सूची अभी लोड नहीं हुई है: {label}"
  },
  "extended": {
    "outOfRange": "{label}: {least} से {most} के बीच भरें",
    "badForm": "{label}: ऐसे लिखें: {form}",
    "from": "इस दिन से",
    "to": "इस दिन तक",
    "badDays": "{label}: {least} से {most} के बीच के दो दिन भरें, बाद वाला दिन आखिर में",
    "phone": "{label}: भारत का 10 अंकों वाला मोबाइल नंबर भरें",
    "email": "{label}: ऐसा पता भरें: name@example.in",
    "pan": "{label}: 10 अक्षर और अंक, जैसे ABCPE1234F",
    "aadhaar": "{label}: आधार नंबर के 12 अंक भरें",
    "pincode": "{label} में PIN कोड के 6 अंक भरें, पहला 0 नहीं",
    "ifsc": "{label}: 11 अक्षर और अंक, जैसे SBIN0000123",
    "rowTitle": "{label} {number}",
    "addRow": "जोड़ें: {label}",
    "removeRow": "हटाएँ: {row}",
    "rowAdded": "जोड़ा गया: {row}",
    "rowRemoved": "हटाया गया: {row}",
    "rowsOutOfRange": "{label}: {least} से {most} तक भरें",
    "pageProgress": "स्टेप {number} / {count}",
    "nextPage": "आगे",
    "previousPage": "पीछे",
    "reviewTitle": "अपने जवाब जाँचें",
    "noAnswer": "कोई जवाब नहीं",
    "yes": "हाँ",
    "change": "बदलें"
  }
};
