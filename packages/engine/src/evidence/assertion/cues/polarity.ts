// All cues of the polarity axis; here those that affirm, and those where the reach of either ends.

import type { CueGroup } from './cue.ts';
import { deniedCues } from './polarity-denied.ts';
import { polarityPseudoCues } from './polarity-pseudo.ts';

const polarity = { axis: 'polarity' } as const;

export const polarityCues: readonly CueGroup[] = [
  ...polarityPseudoCues,
  ...deniedCues,
  {
    ...polarity,
    value: 'affirmed',
    dir: 'answer',
    phrases: `
      yes
      y
      present
      {positive|pos}`,
  },
  {
    ...polarity,
    value: 'affirmed',
    dir: 'pre',
    phrases: `
      {positive|pos} for
      yes to
      tested positive for
      {admits|admitted} to
      admits
      {endorses|endorsed|endorsing}
      {reports|reported|reporting}
      {complains|complained|complaining|complaints} of
      c/o
      {presents|presented|presenting} with
      {significant|notable|remarkable} for
      {does|did|do} have
      {acknowledges|acknowledged|confirms|confirmed}
      {suffers|suffered|suffering} from
      {continues|continued|continuing} {to|with}
      there {is|was|are|were}
      {diagnosed with|known to have}
      {states|stated} {that|he|she|they}
      {now|currently} {has|with}
      {found|noted|shown} to have`,
  },
  {
    ...polarity,
    value: '',
    dir: 'terminate',
    phrases: `
      but
      however
      although
      though
      even though
      albeit
      except
      except {for|that|when|with}
      other than
      {apart|aside} from
      besides
      save for
      beyond
      outside of
      with the exception of
      yet
      still
      nevertheless
      nonetheless
      whereas
      rather
      only
      just
      pos
      which
      who
      whose
      whom
      until
      {so|hence|thus|therefore} {he|she|they|we|I|the patient}
      {so|hence|thus|therefore} [..2..] {was|were} {begun|started|added|switched|given|tried|put|stopped|changed|ordered|prescribed|referred|sent|raised|increased|doubled|replaced|moved}
      {any more|anymore|any longer} and
      coupled with
      {relief|improvement|benefit|response|help|success} {from|with|after|to|on|despite}`,
  },
];
