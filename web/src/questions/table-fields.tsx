import type { AnswerOf, AuthoredCell } from '@skills-center/contract/questions/authored'
import { t } from '../language/messages.ts'
import type { AnswerFormProps } from './form-props.ts'
import { changed, fieldId, FormButton, without } from './form-section.tsx'
import { LineField } from './line-field.tsx'
import { WrongFields } from './wrong-fields.tsx'
import { Checkbox } from '../ui/checkbox.tsx'

const blank = (): AuthoredCell => ({ text: '', isOpen: false, isPicked: false, wrong: [] })

type TableFormProps = AnswerFormProps<AnswerOf<'table'>>

const wideGrid = (columns: number): string => (columns === 2 ? '' : 'sm:grid-cols-3')

/** The answer with one cell changed. */
const withCell = (
  answer: AnswerOf<'table'>,
  y: number,
  x: number,
  patch: Partial<AuthoredCell>,
): AnswerOf<'table'> => ({
  ...answer,
  rows: answer.rows.map((row, at) =>
    at === y
      ? answer.columns.map((_, index) => ({ ...(row[index] ?? blank()), ...(index === x && patch) }))
      : row,
  ),
})

/** Form for a table, its open cells, and the known wrong answers of each. */
export function TableFields(form: TableFormProps) {
  const { answer, parameter, problem, onChange } = form
  const open = answer.rows.flatMap((row, y) =>
    row.slice(0, answer.columns.length).flatMap((cell, x) => (cell.isOpen ? [{ cell, y, x }] : [])),
  )
  return (
    <>
      <div id={fieldId('answer.rows')} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-5">
        <Headings {...form} />
        <Cells {...form} />
        <SizeButtons answer={answer} onChange={onChange} />
      </div>
      {open.map(({ cell, y, x }) => (
        <fieldset key={`${y}-${x}`} className="min-w-0 border-t border-line pt-4">
          <legend className="float-left mb-2 text-lg font-semibold">
            {t('questions/row-y-column-x', { y: y + 1, x: x + 1 })}
          </legend>
          <Checkbox
            className="clear-both"
            checked={cell.isPicked}
            onChange={(event) => onChange(withCell(answer, y, x, { isPicked: event.target.checked }))}
          >
            {t('questions/picked-from-a-list')}
          </Checkbox>
          <div className="mt-3">
            <WrongFields
              path={`answer.rows.${y}.${x}.wrong`}
              hasTitle={false}
              max={5}
              wrong={cell.wrong}
              parameter={parameter}
              problem={problem}
              onChange={(wrong) => onChange(withCell(answer, y, x, { wrong }))}
            />
          </div>
        </fieldset>
      ))}
    </>
  )
}

function Headings({ answer, problem, onChange }: TableFormProps) {
  const { columns } = answer
  return (
    <fieldset id={fieldId('answer.columns')} tabIndex={-1} className="min-w-0">
      <legend className="mb-2 font-semibold">{t('questions/headings')}</legend>
      <div className={`grid grid-cols-2 gap-3 ${wideGrid(columns.length)}`}>
        {columns.map((column, index) => (
          <LineField
            key={index}
            path={`answer.columns.${index}`}
            label={t('questions/column-number', { number: index + 1 })}
            value={column}
            problem={problem}
            onChange={(text) => onChange({ ...answer, columns: changed(columns, index, text) })}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The rows: the text of each cell, and whether students fill it in. */
function Cells({ answer, problem, onChange }: TableFormProps) {
  const { columns, rows } = answer
  return rows.map((row, y) => (
    <fieldset key={y} className="min-w-0 border-t border-line pt-4">
      <legend className="float-left mb-2 font-semibold">
        {t('questions/row-number', { number: y + 1 })}
      </legend>
      <div className={`clear-both grid grid-cols-2 gap-3 ${wideGrid(columns.length)}`}>
        {columns.map((_, x) => {
          const cell = row[x] ?? blank()
          return (
            <div key={x} className="flex flex-col gap-1">
              <LineField
                path={`answer.rows.${y}.${x}.text`}
                label={
                  cell.isOpen
                    ? t('questions/answer-column-x', { x: x + 1 })
                    : t('questions/cell-column-x', { x: x + 1 })
                }
                value={cell.text}
                problem={problem}
                onChange={(text) => onChange(withCell(answer, y, x, { text }))}
              />
              <Checkbox
                className="text-sm"
                checked={cell.isOpen}
                onChange={(event) => onChange(withCell(answer, y, x, { isOpen: event.target.checked }))}
              >
                {t('questions/students-fill-it-in')}
              </Checkbox>
            </div>
          )
        })}
      </div>
    </fieldset>
  ))
}

/** Buttons that add or remove rows and columns. */
function SizeButtons({ answer, onChange }: Pick<TableFormProps, 'answer' | 'onChange'>) {
  const { columns, rows } = answer
  return (
    <div className="flex flex-wrap gap-2">
      {rows.length < 10 && (
        <FormButton
          variant="outline"
          onClick={() => onChange({ ...answer, rows: [...rows, columns.map(blank)] })}
        >
          {t('questions/add-a-row')}
        </FormButton>
      )}
      {rows.length > 1 && (
        <FormButton
          variant="quiet"
          onClick={() => onChange({ ...answer, rows: without(rows, rows.length - 1) })}
        >
          {t('questions/remove-the-last-row')}
        </FormButton>
      )}
      {columns.length < 6 && (
        <FormButton
          variant="outline"
          onClick={() =>
            onChange({
              ...answer,
              columns: [...columns, ''],
              rows: rows.map((row) => [...row.slice(0, columns.length), blank()]),
            })
          }
        >
          {t('questions/add-a-column')}
        </FormButton>
      )}
      {columns.length > 2 && (
        <FormButton
          variant="quiet"
          onClick={() =>
            onChange({
              ...answer,
              columns: columns.slice(0, -1),
              rows: rows.map((row) => row.slice(0, columns.length - 1)),
            })
          }
        >
          {t('questions/remove-the-last-column')}
        </FormButton>
      )}
    </div>
  )
}
