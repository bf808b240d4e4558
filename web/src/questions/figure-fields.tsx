import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { figureForms, type FormCell } from '@skills-center/contract/questions/figure-forms'
import type { AuthoredFigure, AuthoredFigureKind } from '@skills-center/contract/questions/figures'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import type { QuestionFormProps } from './form-props.ts'
import { AddButton, changed, fieldId, FormSection, Removable, without } from './form-section.tsx'
import { ImageFields } from './image-fields.tsx'
import { partTitle } from './part-names.ts'
import { addPartLabel, figureLabel, figureOption } from './figure-labels.ts'
import { LineField } from './line-field.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'

const isFigureKind = (kind: string): kind is AuthoredFigureKind => Object.hasOwn(figureForms, kind)
const kinds = () => [
  { value: '', label: t('questions/no-figure') },
  ...Object.entries(figureForms).map(([value, { name }]) => ({ value, label: figureLabel(name) })),
]

const blankFigure = (kind: AuthoredFigureKind, description: string): AuthoredFigure => ({
  kind,
  description,
  fields: Object.fromEntries(figureForms[kind].fields.map(({ key, start }) => [key, start])),
  rows: figureForms[kind].start.map((row) => [...row]),
})

const isUntouched = (figure: AuthoredFigure): boolean =>
  JSON.stringify(blankFigure(figure.kind, figure.description)) === JSON.stringify(figure)

/** Form for the figure of a question: a picture, graph, or drawing. */
export function FigureFields({ question, problem, onChange }: QuestionFormProps) {
  const figure = question.figure ?? null
  const [wanted, setWanted] = useState<AuthoredFigureKind | '' | null>(null)
  const begin = (kind: AuthoredFigureKind | '') =>
    onChange({ figure: kind === '' ? null : blankFigure(kind, figure?.description ?? '') })
  return (
    <FormSection
      path="figure"
      title={t('questions/figure')}
      hint={t('questions/numbers-may-be-parameters-too')}
    >
      <Select
        label={t('questions/kind-of-figure')}
        value={figure?.kind ?? ''}
        options={kinds()}
        onChange={({ target }) => {
          const kind = isFigureKind(target.value) ? target.value : ''
          if (figure !== null && !isUntouched(figure)) setWanted(kind)
          else begin(kind)
        }}
      />
      {wanted !== null && (
        <ReplaceDialog
          what={t('questions/the-figure')}
          onClose={() => setWanted(null)}
          onReplace={() => {
            begin(wanted)
            setWanted(null)
          }}
        />
      )}
      {figure !== null && (
        <ChosenFigure figure={figure} answer={question.answer} problem={problem} onChange={onChange} />
      )}
    </FormSection>
  )
}

interface FigureProps extends Pick<QuestionFormProps, 'problem' | 'onChange'> {
  readonly figure: AuthoredFigure
  readonly answer: AuthoredQuestion['answer']
}

/** The fields of the figure's form: a description, its settings, and its parts. */
function ChosenFigure({ figure, answer, problem, onChange }: FigureProps) {
  const form = figureForms[figure.kind]
  const change = (patch: Partial<AuthoredFigure>) => onChange({ figure: { ...figure, ...patch } })
  return (
    <>
      <TextArea
        id={fieldId('figure.description')}
        label={t('questions/description')}
        hint={t('questions/read-to-students-who-cannot', { slot: '{=a}' })}
        error={problem('figure.description')}
        rows={2}
        maxLength={2000}
        value={figure.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      {figure.kind === 'image' && (
        <ImageFields
          figure={figure}
          canAddPlace={figure.rows.length < form.maxRows}
          onChoose={(fields) => change({ fields })}
          onPlace={(x, y) => change({ rows: [...figure.rows, ['', String(x), String(y)]] })}
        />
      )}
      {form.fields.length > 0 && (
        <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
          {form.fields.map((cell) => (
            <CellField
              key={cell.key}
              path={`figure.fields.${cell.key}`}
              cell={cell}
              value={figure.fields[cell.key] ?? ''}
              problem={problem}
              onChange={(value) => change({ fields: { ...figure.fields, [cell.key]: value } })}
            />
          ))}
        </div>
      )}
      {form.maxRows > 0 && (
        <FigureParts figure={figure} answer={answer} problem={problem} onChange={onChange} />
      )}
    </>
  )
}

/** The figure's parts (points, bars, rows), each in a frame, with a button to add one. */
function FigureParts({ figure, answer, problem, onChange }: FigureProps) {
  const { columns, maxRows, part } = figureForms[figure.kind]
  const { rows } = figure
  const setRows = (its: AuthoredFigure['rows']) => onChange({ figure: { ...figure, rows: its } })

  /** Removing a part also removes its entry in the answer. */
  function removeRow(at: number) {
    onChange({
      figure: { ...figure, rows: without(rows, at) },
      ...(answer.kind === 'label' && { answer: { ...answer, labels: without(answer.labels, at) } }),
      ...(answer.kind === 'hot-spot' && { answer: { ...answer, spots: without(answer.spots, at) } }),
    })
  }

  return (
    <div id={fieldId('figure.rows')} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-4">
      {rows.map((row, at) => (
        <fieldset key={at} className="min-w-0">
          <legend className="mb-1 font-semibold">{partTitle(figure, at)}</legend>
          <Removable what={partTitle(figure, at)} onRemove={() => removeRow(at)}>
            <div
              className={`grid grid-cols-2 items-end gap-3 ${columns.length < 3 ? '' : 'sm:grid-cols-3'} ${
                // On a phone, the first of three fields gets its own line, so that the other two are side by side.
                columns.length === 3 ? 'max-sm:*:first:col-span-2' : ''
              }`}
            >
              {columns.map((cell, place) => (
                <CellField
                  key={cell.key}
                  path={`figure.rows.${at}.${place}`}
                  cell={cell}
                  value={row[place] ?? ''}
                  problem={problem}
                  onChange={(value) => {
                    const cells = columns.map((_, index) => (index === place ? value : (row[index] ?? '')))
                    setRows(changed(rows, at, cells))
                  }}
                />
              ))}
            </div>
          </Removable>
        </fieldset>
      ))}
      {rows.length < maxRows && part !== null && (
        <AddButton onClick={() => setRows([...rows, columns.map(({ start }) => start)])}>
          {addPartLabel(part)}
        </AddButton>
      )}
    </div>
  )
}

/** A cell of a form: a select or a text field. */
function CellField({
  path,
  cell,
  value,
  problem,
  onChange,
}: {
  readonly path: string
  readonly cell: FormCell
  readonly value: string
  readonly problem: QuestionFormProps['problem']
  readonly onChange: (value: string) => void
}) {
  return typeof cell.reads === 'object' ? (
    <Select
      id={fieldId(path)}
      label={figureLabel(cell.label)}
      value={value}
      options={cell.reads.map((word) => ({ value: word, label: figureOption(word) }))}
      onChange={({ target }) => onChange(target.value)}
    />
  ) : (
    <LineField
      path={path}
      label={figureLabel(cell.label)}
      value={value}
      problem={problem}
      onChange={onChange}
    />
  )
}
