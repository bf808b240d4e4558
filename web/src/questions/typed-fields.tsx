import { answerForms, type TypedAnswer } from '@skills-center/contract/questions/authored'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { AnswerFormProps } from './form-props.ts'
import { fieldId } from './form-section.tsx'
import { WrongFields } from './wrong-fields.tsx'

const formNames: Readonly<Record<string, string>> = {
  any: 'Any equal answer',
  decimal: 'A decimal',
  whole: 'A whole number',
  percent: 'A percent',
  convertible: 'Any unit that measures the same',
  'exact-unit': 'This unit only',
  fraction: 'A fraction or mixed number',
  simplest: 'Simplest form',
  mixed: 'A mixed number',
  improper: 'An improper fraction',
  expanded: 'Expanded',
  factored: 'Factored',
  simplified: 'Simplified',
  power: 'A power',
  'slope-intercept': 'Slope-intercept form',
  standard: 'Standard form',
  solved: 'Solved for the letter',
  inequality: 'An inequality',
  interval: 'An interval',
  scientific: 'Scientific notation',
  'as given': 'In this order',
}

const isFormula = (kind: TypedAnswer['kind']) =>
  kind === 'number' || kind === 'quantity' || kind === 'fraction'

const examples: Record<TypedAnswer['kind'], string> = {
  number: 'A number or a formula: 12, 3/4, a * b.',
  quantity: 'A number or a formula: 12, 3/4, a * b.',
  fraction: 'A fraction or a formula: 3/4, a / b.',
  expression: 'As a student types it: 2x + 6, or {=a}x + {=b}.',
  equation: 'As a student types it: y = 2x + 1, or y = {=a}x + {=b}.',
  inequality: 'As a student types it: x > 3, or x <= {=a}.',
  coordinates: 'Two numbers: (2, -3), or ({=a}, {=b}).',
  ratio: 'Parts with colons: 2:3, or {=a}:{=b}.',
  scientific: 'For example 3.2 x 10^4.',
  numbers: 'Numbers with commas: -3, 3. Write none for no solution.',
}

/** The right answer that is typed, what stands beside the field, and wrong answers that are known. */
export function TypedFields({ answer, parameter, problem, onChange }: AnswerFormProps<TypedAnswer>) {
  const { kind, wrong } = answer
  const forms: readonly string[] = answerForms[kind]
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          id={fieldId('answer.right')}
          label="Right answer"
          hint={examples[kind]}
          error={problem('answer.right')}
          value={answer.right}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => onChange({ ...answer, right: event.target.value })}
        />
        {kind === 'quantity' ? (
          <Field
            id={fieldId('answer.unit')}
            label="Unit"
            hint="cm, m/s, °C, dollars per pound…"
            error={problem('answer.unit')}
            value={answer.unit}
            maxLength={30}
            onChange={(event) => onChange({ ...answer, unit: event.target.value })}
          />
        ) : (
          <Field
            label="Label of the field"
            note="(optional)"
            hint="What to type: “Price”, “Area”."
            value={answer.label}
            maxLength={120}
            onChange={(event) => onChange({ ...answer, label: event.target.value })}
          />
        )}
        {forms.length > 1 && (
          <Select
            id={fieldId('answer.form')}
            label="What counts"
            error={problem('answer.form')}
            value={forms.includes(answer.form) ? answer.form : (forms[0] ?? '')}
            options={forms.map((value) => ({ value, label: formNames[value] ?? value }))}
            onChange={(event) => onChange({ ...answer, form: event.target.value })}
          />
        )}
        {(kind === 'number' || kind === 'quantity' || kind === 'scientific') && (
          <Field
            id={fieldId('answer.within')}
            label="May be off by"
            note="(optional)"
            error={problem('answer.within')}
            value={answer.within}
            maxLength={200}
            onChange={(event) => onChange({ ...answer, within: event.target.value })}
          />
        )}
        {kind !== 'quantity' && (
          <>
            <Field
              label="Shown before it"
              note="(optional)"
              placeholder="$"
              value={answer.before}
              maxLength={20}
              onChange={(event) => onChange({ ...answer, before: event.target.value })}
            />
            <Field
              label="Shown behind it"
              note="(optional)"
              placeholder="cm"
              value={answer.after}
              maxLength={20}
              onChange={(event) => onChange({ ...answer, after: event.target.value })}
            />
          </>
        )}
      </div>
      <WrongFields
        wrong={wrong}
        placeholder={isFormula(kind) ? 'a + b' : undefined}
        parameter={parameter}
        problem={problem}
        onChange={(its) => onChange({ ...answer, wrong: its })}
      />
    </>
  )
}
