import type { Classroom } from '@skills-center/contract/classrooms'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { useSession } from '../../platform/session.tsx'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { ConsentNotice } from './consent-notice.tsx'
import { ParentLetter } from './parent-letter.tsx'

interface LettersTabProps {
  readonly appName: string
  /** Active classes, to be named in the letter; undefined while loading. */
  readonly classrooms: readonly Classroom[] | undefined
}

const letters = () =>
  [
    { value: 'letter', label: t('classrooms/portal/parent-letter') },
    { value: 'consent', label: t('classrooms/portal/consent-notice') },
  ] as const

/** Letters to send home, ready to print with the teacher’s and the class’s names. */
export function LettersTab({ appName, classrooms = [] }: LettersTabProps) {
  const { user } = useSession()
  const [which, setWhich] = useState<ReturnType<typeof letters>[number]['value']>('letter')
  const [chosen, setChosen] = useState<string | null>(null)
  const classroom = classrooms.find(({ id }) => id === chosen) ?? classrooms[0]
  const names = {
    appName,
    address: location.host,
    teacher: `${user.firstName} ${user.lastName}`.trim(),
    school: user.schoolName,
    className: classroom?.name ?? null,
  }
  return (
    <section aria-labelledby="letters-heading" className="flex flex-col gap-5 pt-6 print:pt-0">
      <div className="print:hidden">
        <h2 id="letters-heading" className="text-2xl font-bold">
          {t('classrooms/portal/letters-home')}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">{t('classrooms/portal/letter-tells-families')}</p>
      </div>
      <div className="flex flex-wrap items-end gap-4 print:hidden">
        <div className="w-full sm:w-80">
          <SegmentedControl
            label={t('classrooms/portal/which-one')}
            value={which}
            options={letters()}
            onChange={setWhich}
          />
        </div>
        {classroom !== undefined && (
          <div className="w-full sm:w-64">
            <Select
              label={t('classrooms/portal/class')}
              value={classroom.id}
              options={classrooms.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          </div>
        )}
        <Button onClick={() => print()}>
          <Printer aria-hidden className="size-5" />
          {t('classrooms/portal/print')}
        </Button>
      </div>
      {which === 'letter' ? <ParentLetter names={names} /> : <ConsentNotice names={names} />}
    </section>
  )
}
