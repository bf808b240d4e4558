import { answerForms, type TypedAnswer } from '@skills-center/contract/questions/authored'
import { t } from '../language/messages.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { AnswerFormProps } from './form-props.ts'
import { fieldId } from './form-section.tsx'
import { WrongFields } from './wrong-fields.tsx'

const formNames = (): Readonly<Record<string, string>> => ({
  any: t('Any equal answer'),
  decimal: t('A decimal'),
  whole: t('A whole number'),
  percent: t('A percent'),
  convertible: t('Any unit that measures the same'),
  'exact-unit': t('This unit only'),
  fraction: t('A fraction or mixed number'),
  simplest: t('Simplest form'),
  mixed: t('A mixed number'),
  improper: t('An improper fraction'),
  expanded: t('Expanded'),
  factored: t('Factored'),
  simplified: t('Simplified'),
  power: t('A power'),
  'slope-intercept': t('Slope-intercept form'),
  standard: t('Standard form'),
  solved: t('Solved for the letter'),
  inequality: t('An inequality'),
  interval: t('An interval'),
  scientific: t('Scientific notation'),
  'as given': t('In this order'),
})

const isFormula = (kind: TypedAnswer['kind']) =>
  kind === 'number' || kind === 'quantity' || kind === 'fraction'

const examples = (): Record<TypedAnswer['kind'], string> => ({
  number: t('A number or a formula: 12, 3/4, a * b.'),
  quantity: t('A number or a formula: 12, 3/4, a * b.'),
  fraction: t('A fraction or a formula: 3/4, a / b.'),
  expression: t('As a student types it: {one}, or {other}.', { one: '2x + 6', other: '{=a}x + {=b}' }),
  equation: t('As a student types it: {one}, or {other}.', { one: 'y = 2x + 1', other: 'y = {=a}x + {=b}' }),
  inequality: t('As a student types it: {one}, or {other}.', { one: 'x > 3', other: 'x <= {=a}' }),
  coordinates: t('Two numbers: {one}, or {other}.', { one: '(2, -3)', other: '({=a}, {=b})' }),
  ratio: t('Parts with colons: {one}, or {other}.', { one: '2:3', other: '{=a}:{=b}' }),
  scientific: t('For example 3.2 x 10^4.'),
  numbers: t('Numbers with commas: -3, 3. Write none for no solution.'),
})

/** The right answer that is typed, what is beside the field, and wrong answers that are known. */
export function TypedFields({ answer, parameter, problem, onChange }: AnswerFormProps<TypedAnswer>) {
  const { kind, wrong } = answer
  const forms: readonly string[] = answerForms[kind]
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          id={fieldId('answer.right')}
          label={t('Right answer')}
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
            label={t('Unit')}
            hint={t('cm, m/s, °C, dollars per pound…')}
            error={problem('answer.unit')}
            value={answer.unit}
            maxLength={30}
            onChange={(event) => onChange({ ...answer, unit: event.target.value })}
          />
        ) : (
          <Field
            label={t('Label of the field')}
            note={t('(optional)')}
            hint={t('What to type: “Price”, “Area”.')}
            value={answer.label}
            maxLength={120}
            onChange={(event) => onChange({ ...answer, label: event.target.value })}
          />
        )}
        {forms.length > 1 && (
          <Select
            id={fieldId('answer.form')}
            label={t('What counts')}
            error={problem('answer.form')}
            value={forms.includes(answer.form) ? answer.form : (forms[0] ?? '')}
            options={forms.map((value) => ({ value, label: formNames()[value] ?? value }))}
            onChange={(event) => onChange({ ...answer, form: event.target.value })}
          />
        )}
        {(kind === 'number' || kind === 'quantity' || kind === 'scientific') && (
          <Field
            id={fieldId('answer.within')}
            label={t('May be off by')}
            note={t('(optional)')}
            error={problem('answer.within')}
            value={answer.within}
            maxLength={200}
            onChange={(event) => onChange({ ...answer, within: event.target.value })}
          />
        )}
        {kind !== 'quantity' && (
          <>
            <Field
              label={t('Shown before it')}
              note={t('(optional)')}
              placeholder="$"
              value={answer.before}
              maxLength={20}
              onChange={(event) => onChange({ ...answer, before: event.target.value })}
            />
            <Field
              label={t('Shown behind it')}
              note={t('(optional)')}
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
