import { languageNames, offeredLanguages, pathIn } from '@skills-center/contract/language'
import { Languages } from 'lucide-react'
import { storeLanguage, otherLanguages } from '../language/language.ts'

interface LanguageSwitchProps {
  /** The page's English path. */
  readonly path: string
}

/** Links to the same page in other languages, each named in its own language. They work without a script. */
export function LanguageSwitch({ path }: LanguageSwitchProps) {
  return otherLanguages(offeredLanguages).map((other) => (
    <a
      key={other}
      href={pathIn(other, path)}
      lang={other}
      hrefLang={other}
      onClick={() => storeLanguage(other)}
      className="inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-line-strong underline-offset-4 hover:text-action"
    >
      <Languages aria-hidden className="size-5" />
      {languageNames[other]}
    </a>
  ))
}
