// Labels of common measurements, as data: a number that stands behind one of these is taken, whoever else would like it.

const written = [
  String.raw`b\.?p\b\.?|blood pressure|heart rate|(?<!\d[ -]?)\bhr\b|pulse(?: ox(?:imetry)?)?(?![\s-]?(?:dos|flow|setting|mode))|respirat(?:ory|ion) rate|\brr\b|resp\b\.?|temp(?:erature)?\b\.?|sp?o2|sao2|o2 ?sats?|\bsats?\b|satura?tion|pox\b`,
  String.raw`weight|\bwt\b\.?|height|\bht\b\.?|\bbmi\b|body mass index|waist|\bhc\b|neck circumference|girth|body surface area|\bbsa\b`,
  String.raw`\bwbc\b|\brbc\b|\bhgb\b|\bhb\b|hemoglobin(?! a1c)|\bhct\b|hematocrit|\bplt(?: ct)?\b|platelets?(?: count)?|\bmcv\b|\bmchc?\b|\brdw\b|neut(?:rophil)?s?|lymphs?|monos|\beos\b|\bbaso\b`,
  String.raw`\bna\b|sodium|potassium|chloride|bicarb(?:onate)?|\bhco3\b|\bco2\b|\bbun\b|urean|creat(?:inine)?|\bcr\b(?=[\s:=-]*\d)|\begfr\b|\bgfr\b|glucose|calcium|magnesium|phosph(?:orus|ate)|albumin|bilirubin|\bast\b|\balt\b|alk(?:aline)? phos\w*|lactate|an ?gap`,
  String.raw`\ba1c\b|hba1c|hemoglobin a1c|\bldl\b|\bhdl\b|triglycerides|cholesterol|\btsh\b|\bt4\b|\binr\b|\bptt?\b(?=[\s:=-]*\d)|\bbnp\b|nt-?probnp|troponin|ferritin|vitamin d|\besr\b|\bcrp\b|\bpsa\b|c-?peptide|cortisol`,
  String.raw`\bl?v?ef\b|ejection fraction|(?:global |longitudinal )?strain\b|(?:pvc |pacing |paced |af )?burden|(?:la|ra|lv|rv|atrial) volume(?: index)?|(?:septal|wall) thickness|septum|stenosis|gradient|fractional shortening|body fat|\blvidd?s?\b|\blvedp\b|\brvsp\b|\bpasp\b|\btapse\b|qrs|\bqtc?\b|\bpr\b(?: interval)?(?=[\s:=-]*\d)|e/e'|\bfev1(?:/fvc)?\b|\bfvc\b|\bdlco\b|\btlc\b`,
  String.raw`\bp[ao]?o2\b|\bpa?co2\b|\bph\b(?=[\s:=-]*[67])|\bfio2\b|\bpeep\b|tidal v(?:olume)?|\bahi\b|\brdi\b|\brei\b|\bodi\b|apnea[- ]hypopnea index|nadir|\bcai\b|\boai\b|central apnea index|arousal index|sleep efficiency|\btst\b|total sleep time|recording time|epworth|\bess\b|stop-?bang|mallampati|\bplmi?\b`,
  String.raw`\bphq-?[29]\b|\bgad-?7\b|\bmmse\b|\bmoca\b|\bodi\b|oswestry|\bndi\b|\bkoos\b|\bwomac\b|\bvas\b|\bnrs\b|pain(?: score| level| scale| rating)?|\bgcs\b|\bkl\b|kellgren|\basa\b|nyha|\bccs\b|\bnihss\b|\bbarthel\b|\btug\b|timed up and go|6mwt|6[- ]minute walk`,
  String.raw`\bva\b|\bbcva\b|visual acuity|\biop\b|\bmrd-?1?\b|\bmrd-?2\b|levator(?: function)?|(?:palpebral |vertical )?fissure(?: height)?|(?:lid )?crease|brow(?: height)?|lagophthalmos|scleral show|\bk1\b|\bk2\b|axial length|glare|\bcyl(?:inder)?\b|sphere`,
  String.raw`\bicp\b|\bcvp\b|\bjvp\b|mean(?: pressure)?|leak|pressure|usage|residual|adherence|compliance|flow|(?<!pulsed? |pulse-)dose|\bage\b|\bresidual ahi\b|time in range|\btir\b|\bgmi\b`,
].join('|');

const glued = String.raw`(?<![A-Za-z])(?:T|P|R|HR|RR|BP|K|Cl|Na|T°)(?=[\s:=-]{0,3}\d)|(?<![A-Za-z/])[prt](?=\s\d{2,3}\b)`;

export const knownLabel = new RegExp(`(?<![A-Za-z])(?:${written})(?![A-Za-z])`, 'gi');
export const letterLabel = new RegExp(glued, 'g');
