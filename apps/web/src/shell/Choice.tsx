import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

export interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string; readonly about?: string | undefined }[];
  readonly onChange: (value: T) => void;
  /** One below another with their sentences, or side by side. */
  readonly list?: boolean;
}

/** One of a few: real radio buttons, drawn as a strip or as a list. */
export function Choice<T extends string>({
  legend,
  value,
  options,
  onChange,
  list = false,
}: ChoiceProps<T>): JSX.Element {
  const name = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <fieldset class={list ? 'choice choice--list' : 'choice'}>
      <legend>{legend}</legend>
      <div class="choice-options">
        {options.map((option) => (
          <label key={option.value} class="choice-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span class="choice-label">{option.label}</span>
            {list && option.about !== undefined && <span class="choice-about">{option.about}</span>}
          </label>
        ))}
      </div>
      {!list && chosen?.about !== undefined && <p class="choice-about">{chosen.about}</p>}
    </fieldset>
  );
}
