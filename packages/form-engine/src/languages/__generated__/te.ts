// Written by “pnpm translations import” from locales/te.*.json.
import type { LanguagePack } from '../../extended-fields/language-pack.ts';

export const telugu: LanguagePack = {
  "messages": {
    "locale": "te",
    "optional": "(తప్పనిసరి కాదు)",
    "choose": "ఎంచుకోండి",
    "chooseParentFirst": "ముందు ఇది ఎంచుకోండి: {parent}",
    "optionsLoading": "{label}: జాబితా లోడ్ అవుతోంది…",
    "optionsFailed": "{label}: జాబితా లోడ్ కాలేదు",
    "optionsEmpty": "{label}: ఎంచుకోవడానికి ఏమీ లేదు",
    "retry": "మళ్ళీ ప్రయత్నించండి",
    "noChoice": "జవాబు లేదు",
    "search": "వెతకండి",
    "searchEmpty": "ఏదీ సరిపోలలేదు",
    "searchResults": "{count} దొరికాయి",
    "close": "మూసివేయండి",
    "problemsTitle": "సరిచేయాల్సినవి: {count}",
    "problemsAnnounced": {
      "one": "{count} చోట సరిచేయాలి",
      "other": "{count} చోట్ల సరిచేయాలి"
    },
    "fieldsShown": {
      "one": "నింపడానికి ఇంకో {count} ఖాళీ కనిపిస్తోంది",
      "other": "నింపడానికి ఇంకో {count} ఖాళీలు కనిపిస్తున్నాయి"
    },
    "fieldsHidden": {
      "one": "{count} ఖాళీ దాచాం",
      "other": "{count} ఖాళీలు దాచాం"
    },
    "submitting": "పంపుతున్నాం",
    "leftOut": "ఇవి పేరులో ఉండవు, కాబట్టి వదిలేశాం: {characters}",
    "submitFailed": "ఇది పంపలేకపోయాం. మళ్ళీ ప్రయత్నించండి.",
    "fieldRequired": "ఇది నింపండి: {label}",
    "digitsOnly": "{label}: అంకెలు మాత్రమే నింపండి",
    "textTooLong": "ఎక్కువలో ఎక్కువ {max} అక్షరాలు: {label}",
    "phoneUnreadable": "{label}: ఎక్కువలో ఎక్కువ {max} అంకెలున్న భారతదేశ నంబర్ మాత్రమే",
    "choiceRequired": "ఇది ఎంచుకోండి: {label}",
    "choiceUnknown": "జాబితా నుంచి ఎంచుకోండి: {label}",
    "choicesNotLoaded": "దీని జాబితా ఇంకా లోడ్ కాలేదు: {label}"
  },
  "extended": {
    "outOfRange": "{label}: {least} నుంచి {most} మధ్య నింపండి",
    "badForm": "{label}: ఇలా రాయండి: {form}",
    "from": "ఈ రోజు నుండి",
    "to": "ఈ రోజు వరకు",
    "badDays": "{label}: {least} నుండి {most} మధ్య రెండు రోజులు ఇవ్వండి, తర్వాతి రోజు చివర",
    "phone": "{label}: 10 అంకెల భారతదేశ మొబైల్ నంబర్ నింపండి",
    "email": "{label}: ఇలాంటి చిరునామా నింపండి: name@example.in",
    "pan": "{label}: 10 అక్షరాలు, అంకెలు, ఉదాహరణకు ABCPE1234F",
    "aadhaar": "{label}: ఆధార్ నంబర్‌లోని 12 అంకెలు నింపండి",
    "pincode": "{label}: PIN కోడ్ 6 అంకెలు, మొదటిది 0 కాదు",
    "ifsc": "{label}: 11 అక్షరాలు, అంకెలు, ఉదాహరణకు SBIN0000123",
    "rowTitle": "{label} {number}",
    "addRow": "చేర్చండి: {label}",
    "removeRow": "తీసేయండి: {row}",
    "rowAdded": "చేర్చాం: {row}",
    "rowRemoved": "తీసేశాం: {row}",
    "rowsOutOfRange": "{label}: {least} నుంచి {most} వరకు నింపండి",
    "pageProgress": "దశ {number} / {count}",
    "nextPage": "తర్వాత",
    "previousPage": "వెనక్కి",
    "reviewTitle": "మీ జవాబులు సరిచూసుకోండి",
    "noAnswer": "జవాబు లేదు",
    "yes": "అవును",
    "change": "మార్చండి"
  }
};
