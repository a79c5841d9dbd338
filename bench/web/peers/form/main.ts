/** An empty form in Vant, a popular component library. Sends no requests. */
import { Button, CellGroup, Checkbox, DatePicker, Field, Form, NavBar, Picker, Popup } from 'vant';
import 'vant/es/button/style/index';
import 'vant/es/cell-group/style/index';
import 'vant/es/checkbox/style/index';
import 'vant/es/date-picker/style/index';
import 'vant/es/field/style/index';
import 'vant/es/form/style/index';
import 'vant/es/nav-bar/style/index';
import 'vant/es/picker/style/index';
import 'vant/es/popup/style/index';
import { createApp, defineComponent, h, reactive, type VNode } from 'vue';

const texts = { name: 'Full name', email: 'Email', pincode: 'PIN code', address: 'Address' };
const employments = ['Salaried', 'Self-employed', 'Student', 'Other'].map((text) => ({
  text,
  value: text,
}));

const FormPage = defineComponent(() => {
  const values = reactive<Record<string, string>>({});
  const state = reactive({ open: '', isAgreed: false });
  const close = () => {
    state.open = '';
  };
  const textField = (name: string, label: string) =>
    h(Field, {
      name,
      label,
      modelValue: values[name] ?? '',
      'onUpdate:modelValue': (value: string | number) => {
        values[name] = String(value);
      },
      rules: [{ required: true, message: `Enter your ${label.toLowerCase()}` }],
    });
  const choice = (name: string, label: string, picker: (confirm: Confirm) => VNode) => [
    h(Field, {
      name,
      label,
      isLink: true,
      readonly: true,
      modelValue: values[name] ?? '',
      onClick: () => {
        state.open = name;
      },
    }),
    h(Popup, { show: state.open === name, position: 'bottom', 'onUpdate:show': close }, () =>
      picker(({ selectedValues }) => {
        values[name] = selectedValues.join('-');
        close();
      }),
    ),
  ];
  return () => [
    h(NavBar, { title: 'Your details', leftArrow: true }),
    h(Form, null, () => [
      h(CellGroup, { inset: true }, () => [
        ...Object.entries(texts).map(([name, label]) => textField(name, label)),
        ...choice('birthday', 'Date of birth', (onConfirm) => h(DatePicker, { onConfirm })),
        ...choice('employment', 'Employment', (onConfirm) =>
          h(Picker, { columns: employments, onConfirm }),
        ),
      ]),
      h(
        Checkbox,
        {
          modelValue: state.isAgreed,
          'onUpdate:modelValue': (value: boolean) => {
            state.isAgreed = value;
          },
        },
        () => 'I have read the terms and agree that you check these details.',
      ),
      h(Button, { round: true, block: true, type: 'primary', nativeType: 'submit' }, () => 'Next'),
    ]),
  ];
});

type Confirm = (picked: { selectedValues: (string | number)[] }) => void;

createApp(FormPage).mount('#app');
