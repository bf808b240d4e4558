import { useQuery } from '@tanstack/react-query'
import { SettingsCard } from '../settings/settings-card.tsx'
import { BirthForm } from './birth-form.tsx'
import { dueDay } from './due-day.ts'
import { ParentForm } from './parent-form.tsx'
import { privacyQuery } from './privacy-query.ts'

/** In a student’s settings, where someone has to agree or has agreed. */
export function ConsentCard() {
  const { data } = useQuery(privacyQuery)
  if (data === undefined || data.state === 'free' || data.state === 'ask') return null
  if (data.by === 'school')
    return (
      <SettingsCard id="ok" title="A grown-up’s OK">
        <p>Your school has agreed to your account, for as long as you are in its class.</p>
      </SettingsCard>
    )
  if (data.by === 'parent')
    return (
      <SettingsCard id="ok" title="A grown-up’s OK">
        <p>
          A parent has agreed to your account
          {data.parentEmail !== null && (
            <>
              : <span className="[overflow-wrap:anywhere]">{data.parentEmail}</span>
            </>
          )}
          . With the link in their mail they can see all that is kept about you.
        </p>
        {data.parentEmail !== null && <ParentForm given={data.parentEmail} />}
      </SettingsCard>
    )
  const by = data.dueAt === null ? '' : ` by ${dueDay(data.dueAt)}`
  return (
    <SettingsCard
      id="ok"
      title="A grown-up’s OK"
      about={`A parent or guardian has to agree${by}, or a teacher whose class you join agrees for the school. Otherwise the account is deleted.`}
    >
      {data.parentEmail !== null && (
        <p role="status">
          We wrote to <strong className="[overflow-wrap:anywhere]">{data.parentEmail}</strong>. If nothing
          came, look among the spam, or mail it again.
        </p>
      )}
      <ParentForm key={data.parentEmail} given={data.parentEmail} />
      {data.canAnswer && (
        <div className="flex flex-col gap-4.5 border-t border-line pt-5">
          <h3 className="text-lg font-bold">When were you born?</h3>
          <BirthForm />
        </div>
      )}
    </SettingsCard>
  )
}
