import { Checkbox } from '../ui/checkbox.tsx'

interface CheckListProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string; readonly note?: string }[]
  readonly chosen: readonly Value[]
  /** The language of the options, if it differs from the page’s. */
  readonly lang?: string | undefined
  readonly onChange: (chosen: Value[]) => void
}

/** A scrolling list of checkboxes. */
export function CheckList<Value extends string>({
  label,
  options,
  chosen,
  lang,
  onChange,
}: CheckListProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <ul lang={lang} className="max-h-52 scroll-p-2 overflow-y-auto rounded-md border-[1.5px] border-line">
        {options.map(({ value, label: name, note }) => (
          <li key={value} className="border-t border-line first:border-t-0">
            <Checkbox
              look="row"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {name}
                {note !== undefined && <span className="ml-2 text-sm text-ink-soft">{note}</span>}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
