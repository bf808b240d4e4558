import type { Language } from '@skills-center/contract/language'

/** What screens, refusals and mails do not say, besides the house words that lessons do not say either. */
export const screenWords: Readonly<Record<Language, readonly { pattern: RegExp; instead: string }[]>> = {
  en: [
    { pattern: /\b(?:stands?|standing|stood)\b/i, instead: 'is, is written, is shown' },
    { pattern: /\b(?:went|going|gone) (?:right|wrong)\b|\bgo wrong\b/i, instead: 'was correct, was wrong' },
    { pattern: /\balong\b/i, instead: 'download, bring, with' },
    { pattern: /\bkept\b/i, instead: 'saved, stored' },
    { pattern: /\bone cannot\b/i, instead: 'you' },
    { pattern: /(?<!look(?:ing)? )\bat it\b/i, instead: 'what it is' },
    { pattern: /\bat once (?:whether|how)\b/i, instead: 'right away if, right away how' },
    { pattern: /\bno such\b/i, instead: 'we could not find' },
    { pattern: /\btak(?:e|es|en|ing) in\b/i, instead: 'add, import' },
    { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix' },
    { pattern: /\b(?:is|are|was|were) taken (?:away|out)\b/i, instead: 'was deleted, was removed' },
    { pattern: /\b(?:file|folder|package|table|class)s? holds?\b/i, instead: 'has' },
    { pattern: /\bput (?:\w+ )?into (?:the|this|a) class\b/i, instead: 'add to the class' },
  ],
  es: [],
}
