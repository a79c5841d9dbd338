// Written by “pnpm translations import” from locales/mr.*.json.
import type { LanguagePack } from '../../extended-fields/language-pack.ts';

export const marathi: LanguagePack = {
  "messages": {
    "locale": "mr",
    "optional": "(आवश्यक नाही)",
    "choose": "निवडा",
    "chooseParentFirst": "आधी हे निवडा: {parent}",
    "optionsLoading": "{label}: यादी लोड होत आहे…",
    "optionsFailed": "{label}: यादी लोड होऊ शकली नाही",
    "optionsEmpty": "{label}: निवडण्यासाठी काही नाही",
    "retry": "पुन्हा प्रयत्न करा",
    "noChoice": "उत्तर नाही",
    "search": "शोधा",
    "searchEmpty": "काही सापडले नाही",
    "searchResults": "{count} सापडले",
    "close": "बंद करा",
    "problemsTitle": "दुरुस्त करा: {count}",
    "problemsAnnounced": {
      "one": "{count} ठिकाणी दुरुस्ती हवी",
      "other": "{count} ठिकाणी दुरुस्ती हवी"
    },
    "fieldsShown": {
      "one": "भरण्यासाठी आणखी {count} जागा दाखवली आहे",
      "other": "भरण्यासाठी आणखी {count} जागा दाखवल्या आहेत"
    },
    "fieldsHidden": {
      "one": "{count} जागा लपवली आहे",
      "other": "{count} जागा लपवल्या आहेत"
    },
    "submitting": "पाठवत आहोत",
    "leftOut": "हे नावात नसते, म्हणून वगळले: {characters}",
    "submitFailed": "हे पाठवता आले नाही. पुन्हा प्रयत्न करा.",
    "fieldRequired": "हे भरा: {label}",
    "digitsOnly": "{label}: फक्त अंक भरा",
    "textTooLong": "{label}: जास्तीत जास्त {max} अक्षरे लिहा",
    "phoneUnreadable": "{label}: जास्तीत जास्त {max} अंकी भारतातील नंबर भरा",
    "choiceRequired": "हे निवडा: {label}",
    "choiceUnknown": "यादीतून निवडा: {label}",
    "choicesNotLoaded": "याची यादी अजून लोड झालेली नाही: {label}"
  },
  "extended": {
    "outOfRange": "{label}: {least} ते {most} दरम्यान भरा",
    "badForm": "{label}: असे लिहा: {form}",
    "from": "या दिवसापासून",
    "to": "या दिवसापर्यंत",
    "badDays": "{label}: {least} ते {most} दरम्यानचे दोन दिवस भरा, नंतरचा दिवस शेवटी",
    "phone": "{label}: भारतातील 10 अंकी मोबाइल नंबर भरा",
    "email": "{label}: असा पत्ता भरा: name@example.in",
    "pan": "{label}: 10 अक्षरे आणि अंक, जसे ABCPE1234F",
    "aadhaar": "{label}: आधार नंबरचे 12 अंक भरा",
    "pincode": "{label} मध्ये PIN कोडचे 6 अंक भरा, पहिला 0 नाही",
    "ifsc": "{label}: 11 अक्षरे आणि अंक, जसे SBIN0000123",
    "rowTitle": "{label} {number}",
    "addRow": "जोडा: {label}",
    "removeRow": "काढा: {row}",
    "rowAdded": "जोडले: {row}",
    "rowRemoved": "काढले: {row}",
    "rowsOutOfRange": "{label}: {least} ते {most} भरा",
    "pageProgress": "टप्पा {number} / {count}",
    "nextPage": "पुढे",
    "previousPage": "मागे",
    "reviewTitle": "तुमची उत्तरे तपासा",
    "noAnswer": "उत्तर नाही",
    "yes": "होय",
    "change": "बदला"
  }
};
