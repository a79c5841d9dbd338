// Written by “pnpm translations import” from locales/ta.*.json.
import type { LanguagePack } from '../../extended-fields/language-pack.ts';

export const tamil: LanguagePack = {
  "messages": {
    "locale": "ta",
    "optional": "(விரும்பினால்)",
    "choose": "தேர்வு செய்க",
    "chooseParentFirst": "முதலில் தேர்வு செய்க: {parent}",
    "optionsLoading": "{label}: பட்டியலை ஏற்றுகிறோம்…",
    "optionsFailed": "{label}: பட்டியலை ஏற்ற முடியவில்லை",
    "optionsEmpty": "{label}: தேர்வு செய்ய எதுவும் இல்லை",
    "retry": "மீண்டும் முயல்க",
    "noChoice": "பதில் இல்லை",
    "search": "தேடுக",
    "searchEmpty": "எதுவும் பொருந்தவில்லை",
    "searchResults": "{count} கிடைத்தன",
    "close": "மூடுக",
    "problemsTitle": "திருத்த வேண்டியவை: {count}",
    "problemsAnnounced": {
      "one": "{count} இடத்தில் திருத்த வேண்டும்",
      "other": "{count} இடங்களில் திருத்த வேண்டும்"
    },
    "fieldsShown": {
      "one": "நிரப்ப மேலும் {count} இடம் காட்டப்படுகிறது",
      "other": "நிரப்ப மேலும் {count} இடங்கள் காட்டப்படுகின்றன"
    },
    "fieldsHidden": {
      "one": "{count} இடம் மறைக்கப்பட்டது",
      "other": "{count} இடங்கள் மறைக்கப்பட்டன"
    },
    "submitting": "அனுப்புகிறோம்",
    "leftOut": "இவை பெயரில் வராது, அதனால் விடப்பட்டன: {characters}",
    "submitFailed": "இதை அனுப்ப முடியவில்லை. மீண்டும் முயலுங்கள்.",
    "fieldRequired": "இதை நிரப்புங்கள்: {label}",
    "digitsOnly": "{label}: எண்கள் மட்டும் எழுதுங்கள்",
    "textTooLong": "அதிகபட்சம் {max} எழுத்துகள்: {label}",
    "phoneUnreadable": "{label}: அதிகபட்சம் {max} இலக்கங்கள் கொண்ட இந்திய எண் மட்டும்",
    "choiceRequired": "இதைத் தேர்வு செய்யுங்கள்: {label}",
    "choiceUnknown": "பட்டியலில் இருந்து தேர்வு செய்யுங்கள்: {label}",
    "choicesNotLoaded": "இதற்கான பட்டியல் இன்னும் வரவில்லை: {label}"
  },
  "extended": {
    "outOfRange": "{label}: {least} முதல் {most} வரை மட்டும்",
    "badForm": "{label}: இப்படி எழுதுங்கள்: {form}",
    "from": "இந்த நாள் முதல்",
    "to": "இந்த நாள் வரை",
    "badDays": "{label}: {least} முதல் {most} வரை உள்ள இரண்டு நாட்களை நிரப்பவும், பிந்தைய நாள் கடைசியில்",
    "phone": "{label}: 10 இலக்க இந்திய மொபைல் எண்ணை எழுதுங்கள்",
    "email": "{label}: இப்படி ஒரு முகவரி: name@example.in",
    "pan": "{label}: 10 எழுத்துகளும் எண்களும், எ.கா. ABCPE1234F",
    "aadhaar": "{label}: ஆதார் எண்ணின் 12 இலக்கங்கள்",
    "pincode": "{label}: PIN கோடின் 6 இலக்கங்கள், முதலாவது 0 அல்ல",
    "ifsc": "{label}: 11 எழுத்துகளும் எண்களும், எ.கா. SBIN0000123",
    "rowTitle": "{label} {number}",
    "addRow": "சேர்க்க: {label}",
    "removeRow": "நீக்குக: {row}",
    "rowAdded": "சேர்த்தது: {row}",
    "rowRemoved": "நீக்கியது: {row}",
    "rowsOutOfRange": "{label}: {least} முதல் {most} வரை நிரப்புங்கள்",
    "pageProgress": "படி {number} / {count}",
    "nextPage": "அடுத்து",
    "previousPage": "பின்",
    "reviewTitle": "உங்கள் பதில்களைச் சரிபாருங்கள்",
    "noAnswer": "பதில் இல்லை",
    "yes": "ஆம்",
    "change": "மாற்றுக"
  }
};
