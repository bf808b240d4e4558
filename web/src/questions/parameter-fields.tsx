import type { Parameter } from '@skills-center/contract/questions/authored'
import { t } from '../language/messages.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { QuestionFormProps } from './form-props.ts'
import { AddButton, changed, fieldId, FormSection, Removable, without } from './form-section.tsx'

const kinds = () => [
  { value: 'range', label: t('questions/from-to') },
  { value: 'list', label: t('questions/one-of-a-list') },
  { value: 'formula', label: t('questions/worked-out') },
]

/** a, b, c…: the first unused letter. */
function freeName(parameters: readonly Parameter[]): string {
  const taken = parameters.map(({ name }) => name)
  return [...'abcdefghkmnpqrst'].find((letter) => !taken.includes(letter)) ?? ''
}

function blank(kind: string, name: string): Parameter {
  if (kind === 'list') return { kind, name, values: [] }
  if (kind === 'formula') return { kind, name, formula: '' }
  return { kind: 'range', name, from: '2', to: '12', step: '1' }
}

/** Form for parameters, which vary from student to student, and conditions on them. */
export function ParameterFields({ question, problem, onChange }: QuestionFormProps) {
  const { parameters, conditions } = question
  return (
    <FormSection
      path="parameters"
      title={t('questions/numbers-that-change')}
      hint={t('questions/each-student-gets-their-own-numbers', { slot: '{=a}' })}
    >
      {parameters.map((parameter, index) => (
        <Removable
          key={index}
          what={t('questions/parameter-name', { name: parameter.name })}
          onRemove={() => onChange({ parameters: without(parameters, index) })}
        >
          <ParameterFrame
            path={`parameters.${index}`}
            parameter={parameter}
            problem={problem}
            onChange={(its) => onChange({ parameters: changed(parameters, index, its) })}
          />
        </Removable>
      ))}
      {parameters.length < 12 && (
        <AddButton
          onClick={() => onChange({ parameters: [...parameters, blank('range', freeName(parameters))] })}
        >
          {t('questions/add-a-number')}
        </AddButton>
      )}
      {conditions.map((condition, index) => (
        <Removable
          key={index}
          what={t('questions/condition-number', { number: index + 1 })}
          onRemove={() => onChange({ conditions: without(conditions, index) })}
        >
          <Field
            id={fieldId(`conditions.${index}`)}
            label={t('questions/condition-number-value', { number: index + 1 })}
            hint={t('questions/for-example-a-less-b')}
            error={problem(`conditions.${index}`)}
            value={condition}
            maxLength={200}
            onChange={(event) => onChange({ conditions: changed(conditions, index, event.target.value) })}
          />
        </Removable>
      ))}
      {parameters.length > 0 && conditions.length < 8 && (
        <AddButton onClick={() => onChange({ conditions: [...conditions, ''] })}>
          {t('questions/add-a-condition')}
        </AddButton>
      )}
    </FormSection>
  )
}

/** A parameter: its name, its kind, and the fields of that kind. */
function ParameterFrame({
  path,
  parameter,
  problem,
  onChange,
}: {
  readonly path: string
  readonly parameter: Parameter
  readonly problem: QuestionFormProps['problem']
  readonly onChange: (parameter: Parameter) => void
}) {
  const text = (key: 'from' | 'to' | 'step' | 'formula', label: string, value: string) => (
    <Field
      id={fieldId(`${path}.${key}`)}
      label={label}
      error={problem(`${path}.${key}`)}
      value={value}
      maxLength={200}
      onChange={(event) => onChange({ ...parameter, [key]: event.target.value })}
    />
  )
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[4.5rem_minmax(8.5rem,2fr)_1fr_1fr_1fr]">
      <Field
        id={fieldId(`${path}.name`)}
        label={t('questions/name')}
        error={problem(`${path}.name`)}
        value={parameter.name}
        maxLength={20}
        autoComplete="off"
        onChange={(event) => onChange({ ...parameter, name: event.target.value.trim() })}
      />
      <Select
        label={t('questions/kind')}
        value={parameter.kind}
        options={kinds()}
        onChange={(event) => onChange(blank(event.target.value, parameter.name))}
      />
      {parameter.kind === 'range' && (
        <>
          {text('from', t('questions/from'), parameter.from)}
          {text('to', t('questions/to'), parameter.to)}
          {text('step', t('questions/step'), parameter.step)}
        </>
      )}
      {parameter.kind === 'list' && (
        <div className="col-span-2 sm:col-span-3">
          <Field
            id={fieldId(`${path}.values`)}
            label={t('questions/values-with-commas')}
            error={problem(`${path}.values`)}
            value={parameter.values.join(',')}
            placeholder={t('questions/apples-pens-shirts')}
            onChange={(event) => onChange({ ...parameter, values: listed(event.target.value) })}
          />
        </div>
      )}
      {parameter.kind === 'formula' && (
        <div className="col-span-2 sm:col-span-3">
          {text('formula', t('questions/formula'), parameter.formula)}
        </div>
      )}
    </div>
  )
}

/** Spaces are kept while typing; the server trims them. */
const listed = (text: string): string[] =>
  text
    .split(',')
    .slice(0, 60)
    .map((value) => value.slice(0, 120))
