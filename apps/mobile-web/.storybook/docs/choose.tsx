interface ChooseProps<Value extends string> {
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
}

export function LabelledSelect<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: ChooseProps<Value>) {
  return (
    <label className="kosha-search">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value as Value)}>
        {Object.entries<string>(options).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
