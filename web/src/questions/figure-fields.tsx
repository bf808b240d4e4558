import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { figureForms, type FormCell } from '@skills-center/contract/questions/figure-forms'
import type { AuthoredFigure, AuthoredFigureKind } from '@skills-center/contract/questions/figures'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { AddButton, changed, fieldId, FormSection, Removable, without } from './form-section.tsx'
import { ImageFields } from './image-fields.tsx'
import { addingWords, partTitle } from './part-names.ts'
import { figureWords } from './figure-words.ts'
import { LineField } from './line-field.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'

const isFigureKind = (kind: string): kind is AuthoredFigureKind => Object.hasOwn(figureForms, kind)
const kinds = () => [
  { value: '', label: t('questions/no-figure') },
  ...Object.entries(figureForms).map(([value, { name }]) => ({ value, label: figureWords(name) })),
]

const blankFigure = (kind: AuthoredFigureKind, description: string): AuthoredFigure => ({
  kind,
  description,
  fields: Object.fromEntries(figureForms[kind].fields.map(({ key, start }) => [key, start])),
  rows: figureForms[kind].start.map((row) => [...row]),
})

const isUntouched = (figure: AuthoredFigure): boolean =>
  JSON.stringify(blankFigure(figure.kind, figure.description)) === JSON.stringify(figure)

interface FigureFieldsProps {
  readonly question: AuthoredQuestion
  readonly problem: (path: string) => string | null
  readonly onChange: (patch: Partial<AuthoredQuestion>) => void
}

/** A picture, graph or drawing beside the question, by its form. */
export function FigureFields({ question, problem, onChange }: FigureFieldsProps) {
  const { answer } = question
  const figure = question.figure ?? null
  const [wanted, setWanted] = useState<AuthoredFigureKind | '' | null>(null)
  const begin = (kind: AuthoredFigureKind | '') =>
    onChange({ figure: kind === '' ? null : blankFigure(kind, figure?.description ?? '') })
  const form = figure === null ? null : figureForms[figure.kind]

  /** What is asked about the parts goes where its part goes. */
  function removeRow(its: AuthoredFigure, at: number) {
    const rows = without(its.rows, at)
    onChange({
      figure: { ...its, rows },
      ...(answer.kind === 'label' && { answer: { ...answer, labels: without(answer.labels, at) } }),
      ...(answer.kind === 'hot-spot' && { answer: { ...answer, spots: without(answer.spots, at) } }),
    })
  }

  const cell = (path: string, column: FormCell, value: string, set: (value: string) => void) =>
    typeof column.reads === 'object' ? (
      <Select
        key={column.key}
        id={fieldId(path)}
        label={figureWords(column.label)}
        value={value}
        options={column.reads.map((word) => ({ value: word, label: figureWords(word) }))}
        onChange={({ target }) => set(target.value)}
      />
    ) : (
      <LineField
        key={column.key}
        path={path}
        label={figureWords(column.label)}
        value={value}
        problem={problem}
        onChange={set}
      />
    )

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
      {figure !== null && form !== null && (
        <>
          <TextArea
            id={fieldId('figure.description')}
            label={t('questions/description')}
            hint={t('questions/read-to-students-who-cannot', { slot: '{=a}' })}
            error={problem('figure.description')}
            rows={2}
            maxLength={2000}
            value={figure.description}
            onChange={(event) => onChange({ figure: { ...figure, description: event.target.value } })}
          />
          {figure.kind === 'image' && (
            <ImageFields
              figure={figure}
              canAddPlace={figure.rows.length < form.maxRows}
              onChoose={(fields) => onChange({ figure: { ...figure, fields } })}
              onPlace={(x, y) =>
                onChange({ figure: { ...figure, rows: [...figure.rows, ['', String(x), String(y)]] } })
              }
            />
          )}
          {form.fields.length > 0 && (
            <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
              {form.fields.map((column) =>
                cell(`figure.fields.${column.key}`, column, figure.fields[column.key] ?? '', (value) =>
                  onChange({ figure: { ...figure, fields: { ...figure.fields, [column.key]: value } } }),
                ),
              )}
            </div>
          )}
          {form.maxRows > 0 && (
            <div id={fieldId('figure.rows')} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-4">
              {figure.rows.map((row, at) => (
                <fieldset key={at} className="min-w-0">
                  <legend className="mb-1 font-semibold">{partTitle(figure, at)}</legend>
                  <Removable what={partTitle(figure, at)} onRemove={() => removeRow(figure, at)}>
                    <div
                      className={`grid grid-cols-2 items-end gap-3 ${form.columns.length < 3 ? '' : 'sm:grid-cols-3'} ${
                        // The first of three has a line of its own on a phone, so that the others stand side by side.
                        form.columns.length === 3 ? 'max-sm:*:first:col-span-2' : ''
                      }`}
                    >
                      {form.columns.map((column, place) =>
                        cell(`figure.rows.${at}.${place}`, column, row[place] ?? '', (value) =>
                          onChange({
                            figure: {
                              ...figure,
                              rows: changed(
                                figure.rows,
                                at,
                                form.columns.map((_, index) =>
                                  index === place ? value : (row[index] ?? ''),
                                ),
                              ),
                            },
                          }),
                        ),
                      )}
                    </div>
                  </Removable>
                </fieldset>
              ))}
              {figure.rows.length < form.maxRows && (
                <AddButton
                  onClick={() =>
                    onChange({
                      figure: { ...figure, rows: [...figure.rows, form.columns.map(({ start }) => start)] },
                    })
                  }
                >
                  {addingWords(form.part)}
                </AddButton>
              )}
            </div>
          )}
        </>
      )}
    </FormSection>
  )
}
