import type { Translations } from '@skills-center/messages/languages'

/** Words that screens, refusals, and emails do not use, in addition to those that lessons do not use either. */
export const screenWords: Translations<readonly { pattern: RegExp; instead: string }[]> = {
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
    { pattern: /\bat the (?:first|second|last) try\b/i, instead: 'on the first try' },
    { pattern: /\bneeds? the connection\b/i, instead: 'you’re offline' },
    { pattern: /\bcom(?:e|es|ing) by (?:itself|themselves)\b/i, instead: 'show up, load' },
    { pattern: /\bhere comes\b/i, instead: 'here’s' },
    { pattern: /\bfresh (?:question|problem|one)s?\b/i, instead: 'new question' },
    { pattern: /\bput (?:it|them|\d+ \w+) right\b/i, instead: 'fix' },
    // Does not match “any more questions”.
    { pattern: /\bany more(?=[.,;:?!”]|$)/i, instead: 'no longer' },
    { pattern: /\bnobody\b/i, instead: 'no one' },
    { pattern: /\bmails? (?:me|you|us|them|it)\b/i, instead: 'email' },
  ],
  es: [
    // From an earlier English label for downloads: “Take this skill along”.
    { pattern: /(?<!\p{L})llev\p{L}+ contigo(?!\p{L})/iu, instead: 'descargar' },
  ],
}
