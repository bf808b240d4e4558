import { type Gradebook, getGradebookFile } from '@skills-center/contract/assignments/gradebook'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { saveCsv } from './save-csv.ts'

interface PowerSchoolProps {
  readonly classroomId: ClassroomId
  readonly book: Gradebook
}

/** Downloads scores for PowerSchool, which imports one assignment at a time and identifies students by number. */
export function PowerSchoolDownload({ classroomId, book }: PowerSchoolProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(book.assignments.at(-1)?.id)
  const assignment = book.assignments.find(({ id }) => id === chosen) ?? book.assignments.at(-1)
  const fetching = useMutation({
    mutationFn: async ({ id, title }: { id: Gradebook['assignments'][number]['id']; title: string }) => {
      const query = { format: 'powerschool' as const, assignmentId: id }
      const { name, csv } = await call(getGradebookFile, { params: { id: classroomId }, query })
      saveCsv(`${fileWord(name)}_${fileWord(title)}_pst.csv`, csv)
    },
    onSuccess: () => setOpen(false),
  })
  const leftOut = book.students.filter(({ studentNumber }) => studentNumber === null).map(({ name }) => name)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Download aria-hidden className="size-5" />
        {t('assignments/gradebook/download-for-powerschool')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('assignments/gradebook/download-for-powerschool')}
        onClose={() => setOpen(false)}
        actions={
          <Button
            busy={fetching.isPending}
            disabled={leftOut.length === book.students.length}
            onClick={() => assignment !== undefined && fetching.mutate(assignment)}
          >
            {t('assignments/gradebook/download')}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <Select
            label={t('assignments/assignment')}
            hint={t('assignments/gradebook/powerschool-one-at-a-time')}
            value={assignment?.id}
            options={book.assignments.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ target }) => setChosen(book.assignments.find(({ id }) => id === target.value)?.id)}
          />
          <p className="text-ink-soft">{t('assignments/gradebook/powerschool-how')}</p>
          {leftOut.length > 0 && (
            <p className="font-medium [overflow-wrap:anywhere]">
              {t('assignments/gradebook/no-student-number', {
                count: leftOut.length,
                names: leftOut.join(', '),
              })}
            </p>
          )}
          <MutationError error={fetching.error} />
        </div>
      </Dialog>
    </>
  )
}

const fileWord = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '-')
