import type { Verdict } from '../../claim/index.ts';
import type { Plan } from '../../plan/index.ts';
import type { Table } from '../../run/index.ts';
import type { Level } from '../rests-on.ts';
import type { LatexTable } from './latex-table.ts';
import type { PageName } from './places.ts';

/**
 * A page as it is meant, whatever it is rendered to: Markdown for the repository, HTML for the site, LaTeX for papers.
 * Texts are plain: each renderer escapes them.
 */
export interface Document {
  readonly title: string;
  /** The page that lists pages of this kind, with its title and the name of the kind. */
  readonly within?: { readonly place: Place; readonly title: string; readonly as: string };
  /** One sentence, for search engines and link previews. */
  readonly description: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly text: string; readonly id?: string }
  | { readonly kind: 'prose'; readonly text: Inline; readonly tone?: 'lead' | 'note' | 'answer' }
  | { readonly kind: 'list'; readonly items: readonly Inline[] }
  | Mathematics
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'commands'; readonly lines: readonly Command[] }
  | { readonly kind: 'fold'; readonly summary: string; readonly code: string }
  | { readonly kind: 'code'; readonly language: string; readonly code: string }
  | PaperTable
  | { readonly kind: 'figure'; readonly figure: FigureText }
  | { readonly kind: 'drawing'; readonly drawing: DrawingText }
  | { readonly kind: 'data'; readonly tables: readonly DataText[] }
  | Entries
  | ListFilter
  | { readonly kind: 'cards'; readonly items: readonly SummaryCards[] }
  | { readonly kind: 'findings'; readonly items: readonly Finding[] }
  /** A link to a family in the explorer, with sliders for its letters, if the rendering has an explorer. */
  | { readonly kind: 'sliders'; readonly to: GamePlace }
  /** A game to view and change, if the rendering is interactive. */
  | { readonly kind: 'preview'; readonly game: string; readonly rule: Plan['rule'] }
  /**
   * The laws for every value of the last letter of a family, with these values of the other letters, if the rendering is
   * interactive.
   */
  | {
      readonly kind: 'laws';
      readonly family: string;
      readonly letters: Readonly<Record<string, number>>;
      readonly rule: Plan['rule'];
    }
  | {
      readonly kind: 'section';
      readonly heading: string;
      /** The level of the heading (default: 2). */
      readonly level?: 2 | 3;
      readonly id?: string;
      /** Whether the section is collapsed, so that only its heading and note are shown. */
      readonly closed?: boolean;
      /** A line under the heading, or next to it if the section is collapsed. */
      readonly note?: Inline;
      readonly blocks: readonly Block[];
    };

export type Inline = string | Span | readonly Inline[];
export type Span =
  | { readonly code: string }
  /** A line for a shell. */
  | { readonly command: string }
  /** A formula in TeX, and its replacement without typesetting. */
  | { readonly formula: string; readonly text: string }
  | { readonly strong: Inline }
  | { readonly link: Inline; readonly to: Place }
  | VerdictText;

/** A verdict with how sure it is, and the word or count that it is shown by. */
export interface VerdictText {
  readonly verdict: Verdict;
  readonly level?: Level;
  readonly text: string;
}

/** The target of a link. A rendering that cannot link to it shows only the text. */
export type Place =
  | { readonly page: PageName; readonly anchor?: string }
  /** A heading of a page, by its text; its section has {@link headingAnchor} as its id. */
  | { readonly page: PageName; readonly heading: string }
  /** Within the page itself. */
  | { readonly anchor: string }
  | { readonly pipeline: string; readonly claim?: string }
  | GamePlace
  /** A file by path relative to the package. */
  | { readonly file: string; readonly anchor?: string }
  /** A page of another site. */
  | { readonly url: string };

/** A game in the explorer. */
export interface GamePlace {
  readonly game: string;
  readonly rule: Plan['rule'];
  /** The game that it is compared with. */
  readonly beside?: string | undefined;
  /** The values of the letters of a family. */
  readonly letters?: Readonly<Record<string, number>>;
  /** The view that is shown; the explorer's first one if absent. */
  readonly view?: string;
}

/** Returns the anchor that GitHub gives to a heading in Markdown. */
export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/** Returns a link to a file, shown by its path unless a text is given. */
export function fileLink(path: string, text = path): Span {
  return { link: text, to: { file: path } };
}

/** A line each, as TeX, and as text where there is no typesetting. */
export interface Mathematics {
  readonly kind: 'mathematics';
  readonly label: string;
  readonly lines: readonly { readonly tex?: string; readonly text: string }[];
}

/** A named fact. An empty one is not shown. */
export type Fact = readonly [name: string, value: Inline];

export interface Command {
  readonly line: string;
  readonly comment?: string;
}

/** A table of few rows, all of which are shown. */
interface PaperTable {
  readonly kind: 'table';
  readonly table: Table;
  readonly caption: string;
  /** The label for `\ref` and the publication of a table, if papers include it. */
  readonly forPaper?: Pick<LatexTable, 'label' | 'source' | 'command'>;
}

export interface FigureText {
  /** The id of its pipeline. */
  readonly id: string;
  /**
   * The prefix of its label in LaTeX if it is not the id: it distinguishes another run of the pipeline from the published
   * one.
   */
  readonly run?: string;
  readonly name: string;
  readonly title: string;
  readonly caption: string;
  /** A description of the figure: {@link Figure.words}. */
  readonly words: string;
}

/** A drawing that is part of its page: an image in Markdown, and on the site the drawing itself. */
export interface DrawingText {
  /** The path of the image in `reports/`. */
  readonly file: string;
  /** A sentence or two, which also describe the drawing to readers who do not see it. */
  readonly caption: string;
  /** SVG texts for a wide place and for a narrow one, each with an accessible name. */
  readonly wide: string;
  readonly narrow: string;
}

/** A figure as a picture only. */
export type PictureText = Pick<FigureText, 'id' | 'name' | 'title'>;

/** A table of data: its description; its rows are in the file. */
interface DataText {
  readonly name: string;
  /** The path of the file, relative to the folder that holds `data`. */
  readonly path: string;
  readonly heading: string;
}

/** Entries with a title, one or more verdicts, and known facts. */
export interface Entries {
  readonly kind: 'entries';
  readonly entries: readonly Entry[];
  /** Whether the facts of an entry are shown only when it is opened; they are always shown where nothing opens. */
  readonly closed?: boolean;
  /** A table of the entries for renderings in which nothing opens; the facts follow it, folded. */
  readonly table?: EntryTable;
}

interface EntryTable {
  readonly columns: readonly string[];
  /** The cells of each entry, a phrase each. */
  readonly rows: readonly (readonly Inline[])[];
  /** The heading of the folded facts. */
  readonly details: string;
}

export interface Entry {
  /** The kind of the entry, which determines its layout. */
  readonly as: 'claim' | 'erratum' | 'statement' | 'question';
  readonly anchor?: string;
  readonly title: Inline;
  readonly verdicts?: readonly VerdictText[];
  readonly note?: Inline;
  readonly facts?: readonly Fact[];
}

/** Lets a reader filter the entries after it, if the rendering can. */
export interface ListFilter {
  readonly kind: 'narrowing';
  /** The plural noun for the entries. */
  readonly of: string;
  readonly count: number;
  readonly choices: readonly {
    /** What an entry is chosen by: its section, its badges, or whether it has one. */
    readonly name: 'source' | 'verdict' | 'rests' | 'state';
    readonly label: string;
    readonly options: readonly { readonly value: string; readonly text: string }[];
  }[];
}

interface SummaryCards {
  readonly count: number;
  /** The number that `count` is a part of; on the site a bar shows the share. */
  readonly of?: number;
  readonly what: string;
  readonly text: Inline;
}

/** The main results in a few lines, with the figure that shows them. */
export interface Finding {
  readonly title: Inline;
  readonly because: Inline;
  /** The printed statement, if it is wrong, and the right one: only the latter is bold. */
  readonly lines: readonly Inline[];
  /** Links to the evidence that it holds or fails. */
  readonly links: readonly Inline[];
  readonly figure?: PictureText;
}
