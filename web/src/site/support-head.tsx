import { locale } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { PublicHead } from './public-head.tsx'
import { StructuredData } from './structured-data.tsx'

interface SupportHeadProps {
  /** The answers that the page shows. */
  readonly answers: readonly { readonly question: string; readonly answer: readonly string[] }[]
}

/** The metadata of the support page for search engines and link previews. */
export function SupportHead({ answers }: SupportHeadProps) {
  return (
    <>
      <PublicHead
        path="/support"
        title={t('ui/title-skills-center', { title: t('ui/support') })}
        description={t('site/help-with-signing-in')}
        keywords={[t('site/support'), t('site/help'), 'Skills Center']}
        isTitledByHeading
      />
      <StructuredData
        about={() => ({
          '@type': 'FAQPage',
          inLanguage: locale(),
          mainEntity: answers.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
          })),
        })}
      />
    </>
  )
}
