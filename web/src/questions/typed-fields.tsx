import { answerForms, type TypedAnswer } from '@skills-center/contract/questions/authored'
import { t } from '../language/messages.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { AnswerFormProps } from './form-props.ts'
import { fieldId } from './form-section.tsx'
import { WrongFields } from './wrong-fields.tsx'

const formNames = (): Readonly<Record<string, string>> => ({
  any: t('questions/any-equal-answer'),
  decimal: t('questions/a-decimal'),
  whole: t('questions/a-whole-number'),
  percent: t('questions/a-percent'),
  convertible: t('questions/any-unit-that-measures-the-same'),
  'exact-unit': t('questions/this-unit-only'),
  fraction: t('questions/a-fraction-or-mixed-number'),
  simplest: t('questions/simplest-form'),
  mixed: t('questions/a-mixed-number'),
  improper: t('questions/an-improper-fraction'),
  expanded: t('questions/expanded'),
  factored: t('questions/factored'),
  simplified: t('questions/simplified'),
  power: t('questions/a-power'),
  'slope-intercept': t('questions/slope-intercept-form'),
  standard: t('questions/standard-form'),
  solved: t('questions/solved-for-the-letter'),
  inequality: t('questions/an-inequality'),
  interval: t('questions/an-interval'),
  scientific: t('questions/scientific-notation'),
  'as given': t('questions/in-this-order'),
})

const isFormula = (kind: TypedAnswer['kind']) =>
  kind === 'number' || kind === 'quantity' || kind === 'fraction'

const examples = (): Record<TypedAnswer['kind'], string> => ({
  number: t('questions/number-or-a-formula'),
  quantity: t('questions/number-or-a-formula'),
  fraction: t('questions/fraction-or-a-formula'),
  expression: t('questions/as-a-student-types', { one: '2x + 6', other: '{=a}x + {=b}' }),
  equation: t('questions/as-a-student-types', { one: 'y = 2x + 1', other: 'y = {=a}x + {=b}' }),
  inequality: t('questions/as-a-student-types', { one: 'x > 3', other: 'x <= {=a}' }),
  coordinates: t('questions/two-numbers-one-or-other', { one: '(2, -3)', other: '({=a}, {=b})' }),
  ratio: t('questions/parts-with-colons', { one: '2:3', other: '{=a}:{=b}' }),
  scientific: t('questions/for-example-3-2-x'),
  numbers: t('questions/numbers-with-commas'),
})

/** Form for the right answer, the text beside the field, and known wrong answers. */
export function TypedFields({ answer, parameter, problem, onChange }: AnswerFormProps<TypedAnswer>) {
  const { kind, wrong } = answer
  const forms: readonly string[] = answerForms[kind]
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          id={fieldId('answer.right')}
          label={t('questions/right-answer')}
          hint={examples()[kind]}
          error={problem('answer.right')}
          value={answer.right}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => onChange({ ...answer, right: event.target.value })}
        />
        {kind === 'quantity' ? (
          <Field
            id={fieldId('answer.unit')}
            label={t('questions/unit')}
            hint={t('questions/m-s')}
            error={problem('answer.unit')}
            value={answer.unit}
            maxLength={30}
            onChange={(event) => onChange({ ...answer, unit: event.target.value })}
          />
        ) : (
          <Field
            label={t('questions/label-of-the-field')}
            note={t('questions/optional')}
            hint={t('questions/what-to-type-price-area')}
            value={answer.label}
            maxLength={120}
            onChange={(event) => onChange({ ...answer, label: event.target.value })}
          />
        )}
        {forms.length > 1 && (
          <Select
            id={fieldId('answer.form')}
            label={t('questions/what-counts')}
            error={problem('answer.form')}
            value={forms.includes(answer.form) ? answer.form : (forms[0] ?? '')}
            options={forms.map((value) => ({ value, label: formNames()[value] ?? value }))}
            onChange={(event) => onChange({ ...answer, form: event.target.value })}
          />
        )}
        {(kind === 'number' || kind === 'quantity' || kind === 'scientific') && (
          <Field
            id={fieldId('answer.within')}
            label={t('questions/may-be-off-by')}
            note={t('questions/optional')}
            error={problem('answer.within')}
            value={answer.within}
            maxLength={200}
            onChange={(event) => onChange({ ...answer, within: event.target.value })}
          />
        )}
        {kind !== 'quantity' && (
          <>
            <Field
              label={t('questions/shown-before-it')}
              note={t('questions/optional')}
              placeholder="$"
              value={answer.before}
              maxLength={20}
              onChange={(event) => onChange({ ...answer, before: event.target.value })}
            />
            <Field
              label={t('questions/shown-behind-it')}
              note={t('questions/optional')}
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
