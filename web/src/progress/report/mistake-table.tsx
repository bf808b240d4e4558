import { enough, type NamedMistake } from '@skills-center/contract/progress/report'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { listed } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { dayInShort } from './format-period.ts'
import { ReportSection } from './report-section.tsx'
import { FigureTable, type Column } from '../../ui/figure-table.tsx'
import { SkillLink } from './skill-link.tsx'
import { commonLanguage, contentLanguage } from '../../language/language.ts'

interface MistakeTableProps {
  readonly mistakes: readonly NamedMistake[]
  readonly isOwn: boolean
}

/** More than these are collapsed. */
const collapsedRows = 5

/** The misconceptions behind wrong answers, and whether the student has overcome them. */
export function MistakeTable({ mistakes, isOwn }: MistakeTableProps) {
  const [isAll, setAll] = useState(false)
  const columns: Column<NamedMistake>[] = [
    {
      head: t('progress/report/mistake'),
      cell: ({ name, skill }) => (
        <span lang={contentLanguage(skill)} className="inline-block first-letter:uppercase">
          {name}
        </span>
      ),
    },
    {
      head: t('progress/report/kind-of-thinking'),
      cell: ({ family, skill }) => <span lang={contentLanguage(skill)}>{family}</span>,
    },
    { head: t('progress/report/skill'), cell: ({ skill }) => <SkillLink skill={skill} isOwn={isOwn} /> },
    { head: t('progress/report/questions'), cell: ({ times }) => times, isFigure: true },
    { head: t('progress/report/last-made'), cell: ({ lastOn }) => dayInShort(lastOn), isFigure: true },
    { head: t('progress/report/since-then'), cell: (mistake) => <Since mistake={mistake} /> },
  ]
  return (
    <ReportSection
      id="mistakes"
      title={t('progress/report/mistakes-by-name-label')}
      intro={
        mistakes.length === 0
          ? t('progress/report/none-of-the-mistakes')
          : t('progress/report/mistake-is-overcome', { questions: enough.overcomeQuestions })
      }
    >
      {sharedThinking(mistakes).map(({ family, language, skills }) => (
        <p key={family} className="max-w-prose">
          <Rich
            id="progress/report/thinking-came-up-in-skills"
            values={{ thinking: family, skills: listed(skills) }}
            parts={{ thinking: <strong lang={language} className="font-semibold" /> }}
          />
        </p>
      ))}
      {mistakes.length > 0 && (
        <FigureTable
          caption={t('progress/report/named-mistakes-in-this-period')}
          columns={columns}
          rows={mistakes}
          max={isAll ? undefined : collapsedRows}
          keyOf={({ skill, name }) => `${skill.id} ${name}`}
        />
      )}
      {mistakes.length > collapsedRows && !isAll && (
        <Button
          variant="outline"
          size="small"
          className="self-start print:hidden"
          onClick={() => setAll(true)}
        >
          {t('progress/report/show-all-count-mistakes', { count: mistakes.length })}
        </Button>
      )}
    </ReportSection>
  )
}

/** Families of misconceptions that came up in more than one skill, which say more than a mistake in one skill. */
function sharedThinking(mistakes: readonly NamedMistake[]) {
  return [...Map.groupBy(mistakes, ({ family }) => family)].flatMap(([family, own]) => {
    const skills = [...new Set(own.map(({ skill }) => skill.name))]
    return skills.length < 2
      ? []
      : [{ family, language: commonLanguage(own.map(({ skill }) => skill)), skills }]
  })
}

function Since({ mistake: { since, isOvercome } }: { readonly mistake: NamedMistake }) {
  if (since.answered === 0)
    return <span className="text-ink-soft">{t('progress/report/no-question-of-this-skill-yet')}</span>
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-sm:justify-end print:justify-start">
      {isOvercome && (
        <Badge tone="right" icon={<CircleCheck aria-hidden />}>
          {t('progress/report/overcome-mistake')}
        </Badge>
      )}
      <span>
        {t('progress/report/right-of-questions-right', {
          right: since.right,
          count: since.answered,
        })}
      </span>
    </span>
  )
}
