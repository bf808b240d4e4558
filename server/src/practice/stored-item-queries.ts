import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { requireOne, selectOne, statement } from '../platform/statement.ts'

const WordsRow = z.object({
  id: z.number(),
  /** Compressed with deflate. */
  words: z.instanceof(Buffer),
})
type WordsRow = z.infer<typeof WordsRow>

const selectLatest = statement(
  'practice.select-latest-words',
  'select id, words from published_words where source = $1 and version = $2 order by id desc limit 1',
  WordsRow,
)

/** The latest words published for this version. */
export const selectLatestWords = (
  db: Queryable,
  source: string,
  version: string,
): Promise<WordsRow | undefined> => selectOne(db, selectLatest, [source, version])

const insert = statement(
  'practice.insert-words',
  `insert into published_words (source, version, digest, words, published_at) values ($1, $2, $3, $4, $5)
   on conflict (digest) do nothing`,
)
const selectByDigest = statement(
  'practice.select-words-by-digest',
  'select id from published_words where digest = $1',
  z.object({
    id: z.number(),
  }),
)

/** Publishes words once, even if several server instances do it at the same time. */
export async function publishWords(
  db: Queryable,
  row: { source: string; version: string; digest: Buffer; words: Buffer; at: Date },
): Promise<number> {
  await db.query(insert, [row.source, row.version, row.digest, row.words, row.at])
  return (await requireOne(db, selectByDigest, [row.digest])).id
}

const selectMany = statement(
  'practice.select-words',
  'select id, words from published_words where id = any ($1::integer[])',
  WordsRow,
)

export const selectWords = (db: Queryable, ids: readonly number[]): Promise<WordsRow[]> =>
  db.query(selectMany, [ids])
