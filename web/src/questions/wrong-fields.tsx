import type { Wrong } from '@skills-center/contract/questions/authored'
import { AddButton, changed, fieldId, Removable, without } from './form-section.tsx'
import { LineField } from './line-field.tsx'
import { WritingField } from './writing-field.tsx'

interface WrongFieldsProps {
  readonly wrong: readonly Wrong[]
  /** Where the list is in the question. */
  readonly path?: string
  readonly title?: string
  readonly hint?: string
  /** “Wrong answer”, “Wrong word”. */
  readonly one?: string
  readonly placeholder?: string | undefined
  readonly most?: number
  readonly parameter: string | undefined
  readonly problem: (path: string) => string | null
  readonly onChange: (wrong: Wrong[]) => void
}

/** Wrong answers that are known, each with what is said to it. */
export function WrongFields({
  wrong,
  path = 'answer.wrong',
  title = 'Wrong answers you expect',
  hint = 'What a student may have thought, and what you would say to it.',
  one = 'Wrong answer',
  placeholder,
  most = 8,
  parameter,
  problem,
  onChange,
}: WrongFieldsProps) {
  return (
    <div id={fieldId(path)} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-5">
      {title !== '' && (
        <div>
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="text-ink-soft">{hint}</p>
        </div>
      )}
      {wrong.map((its, at) => (
        <Removable
          key={at}
          what={`${one.toLowerCase()} ${at + 1}`}
          onRemove={() => onChange(without(wrong, at))}
        >
          <LineField
            path={`${path}.${at}.value`}
            label={`${one} ${at + 1}`}
            problem={problem}
            value={its.value}
            placeholder={placeholder}
            onChange={(value) => onChange(changed(wrong, at, { ...its, value }))}
          />
          <WritingField
            id={fieldId(`${path}.${at}.feedback`)}
            label={`What you say to ${one.toLowerCase()} ${at + 1}`}
            error={problem(`${path}.${at}.feedback`)}
            rows={1}
            parameter={parameter}
            value={its.feedback}
            onChange={(feedback) => onChange(changed(wrong, at, { ...its, feedback }))}
          />
        </Removable>
      ))}
      {wrong.length < most && (
        <AddButton onClick={() => onChange([...wrong, { value: '', feedback: '' }])}>
          Add a {one.toLowerCase()}
        </AddButton>
      )}
    </div>
  )
}
