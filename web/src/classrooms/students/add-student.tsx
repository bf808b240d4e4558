import type { ClassroomDetail } from '@skills-center/contract/classrooms'
import type { ClassGroup } from '@skills-center/contract/classrooms/roster'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { UnverifiedNotice, useIsUnverified } from '../../platform/verified.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../form-actions.tsx'
import { AddStudentForm } from './add-student-form.tsx'

interface AddStudentProps {
  readonly classroom: ClassroomDetail
  readonly groups: readonly ClassGroup[]
}

export function AddStudent({ classroom, groups }: AddStudentProps) {
  const [isOpen, setOpen] = useState(false)
  const isUnverified = useIsUnverified()
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <UserPlus aria-hidden className="size-5 max-sm:hidden" />
        {t('classrooms/add-a-student')}
      </Button>
      <Dialog open={isOpen} title={t('classrooms/add-a-student')} onClose={() => setOpen(false)}>
        {isOpen &&
          (isUnverified ? (
            <div className="flex flex-col gap-5">
              <UnverifiedNotice>{t('classrooms/until-then-you-cant-make')}</UnverifiedNotice>
              <FormActions>
                <Button variant="outline" onClick={() => setOpen(false)}>
                  {t('ui/close')}
                </Button>
              </FormActions>
            </div>
          ) : (
            <AddStudentForm classroom={classroom} groups={groups} onClose={() => setOpen(false)} />
          ))}
      </Dialog>
    </>
  )
}
