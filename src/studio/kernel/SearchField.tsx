interface SearchFieldProps {
  label: string;
  value: string;
  onSearch(words: string): void;
}

/** Where somebody types what a list is searched for. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  return (
    <label className="tool">
      {label}
      <input
        className="input"
        type="search"
        value={value}
        onChange={(event) => onSearch(event.target.value)}
      />
    </label>
  );
}
