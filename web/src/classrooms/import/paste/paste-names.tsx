import { type FormEvent, useState } from 'react'
import { t } from '../../../language/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { classListCsv } from './class-list-csv.ts'
import { type NameOrder, namesInLines } from './names-in-lines.ts'

interface PasteNamesProps {
  readonly isChecking: boolean
  /** Called with the names as a class list. */
  readonly onPaste: (csv: string) => void
}

/** A box for pasted names, one per line. They are handled like a file. */
export function PasteNames({ isChecking, onPaste }: PasteNamesProps) {
  const [text, setText] = useState('')
  const [order, setOrder] = useState<NameOrder>('first-last')
  const [isEmpty, setEmpty] = useState(false)
  const names = namesInLines(text, order)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(names.length === 0)
    if (names.length > 0 && !isChecking)
      onPaste(classListCsv(names.map((name) => ({ ...name, username: '', group: '' }))))
  }
  return (
    <Card as="section" aria-labelledby="paste">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <h2 id="paste" className="text-2xl font-bold">
          {t('classrooms/import/paste/paste-names')}
        </h2>
        <TextArea
          label={t('classrooms/import/paste/names-one-per-line')}
          hint={t('classrooms/import/paste/copied-from-anywhere')}
          error={isEmpty ? t('classrooms/import/paste/no-name-found') : null}
          rows={5}
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="w-full sm:w-96">
            <SegmentedControl
              label={t('classrooms/import/paste/names-without-comma')}
              value={order}
              options={[
                { value: 'first-last', label: t('classrooms/import/paste/first-then-last') },
                { value: 'last-first', label: t('classrooms/import/paste/last-then-first') },
              ]}
              onChange={setOrder}
            />
          </div>
          <Button type="submit" busy={isChecking}>
            {t('classrooms/import/paste/check-names', { count: names.length })}
          </Button>
        </div>
      </form>
    </Card>
  )
}
