import type { ClassroomDetail } from '@skills-center/contract/classrooms'
import type { ClassGroup } from '@skills-center/contract/classrooms/roster'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AddStudentForm } from './add-student-form.tsx'

interface AddStudentProps {
  readonly classroom: ClassroomDetail
  readonly groups: readonly ClassGroup[]
}

export function AddStudent({ classroom, groups }: AddStudentProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <UserPlus aria-hidden className="size-5 max-sm:hidden" />
        {t('Add a student')}
      </Button>
      <Dialog open={isOpen} title={t('Add a student')} onClose={() => setOpen(false)}>
        {isOpen && <AddStudentForm classroom={classroom} groups={groups} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}
